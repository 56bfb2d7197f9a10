"""Where session, front ends, engines, files and time meet."""

"""The record of a game on disk: only ever appended to, a whole command at a time."""

from __future__ import annotations

import errno
import os


class RecordBusy(OSError):
    """Another program is writing this record now."""


class Recorder:
    """An open record; every method raises OSError, after which the file is as it was before."""

    def __init__(self, path: str, descriptor: int, size: int) -> None:
        self.path = path
        self.descriptor = descriptor
        self.size = size

    @classmethod
    def create(cls, path: str, header: str) -> Recorder:
        """A new record; a file of that name is never overwritten (FileExistsError)."""
        folder = os.path.dirname(path)
        if folder:
            try:
                os.makedirs(folder, exist_ok=True)
            except FileExistsError:  # a file where the folder should be; no record is in the way
                raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND
        recorder = cls(path, os.open(path, flags | getattr(os, "O_BINARY", 0), 0o600), 0)
        try:
            recorder.lock()
            recorder.append(header)
        except BaseException:  # an interruption too: a record without its head is none
            recorder.close()
            os.unlink(path)
            raise
        return recorder

    @classmethod
    def reopen(cls, path: str, size: int) -> Recorder:
        """A record to be continued after its first *size* bytes; a torn rest is cut off."""
        flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
        recorder = cls(path, os.open(path, flags), size)
        try:
            recorder.lock()
            os.ftruncate(recorder.descriptor, size)
        except OSError:
            recorder.close()
            raise
        return recorder

    def lock(self) -> None:
        """Keep a second program from continuing the same game; raises RecordBusy."""
        try:
            import fcntl
        except ImportError:  # not on Windows, where nothing else opens the file
            return
        try:
            fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise RecordBusy(self.path) from None

    def append(self, text: str) -> None:
        """Hand whole lines to the system, so that no kill of this program can lose them."""
        data = text.encode("utf-8")
        done = 0
        try:
            while done < len(data):
                done += os.write(self.descriptor, data[done:])
        except OSError:
            os.ftruncate(self.descriptor, self.size)
            raise
        self.size += len(data)

    def sync(self) -> None:
        """Wait until the disk has it, so that not even a power cut can lose it."""
        os.fsync(self.descriptor)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self.descriptor)

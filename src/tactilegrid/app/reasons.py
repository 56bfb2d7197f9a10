"""Why the system refused something, in the listener's language."""

from __future__ import annotations

import errno

from tactilegrid.core.message import Message, message

_KINDS = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EFBIG: "full",
    errno.EDQUOT: "full",
    errno.ELOOP: "loop",
    errno.ENAMETOOLONG: "long-name",
    errno.EINVAL: "bad-name",
    errno.EBADF: "closed",
}


def reason(error: OSError) -> Message:
    """What *error* means; a kind that has no words of its own is told by its number."""
    number = error.errno or 0
    return message("system-reason", kind=_KINDS.get(number, "other"), number=number)

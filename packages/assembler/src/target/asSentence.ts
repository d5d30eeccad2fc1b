const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a file is in the way',
  EIO: 'the disk does not answer',
  EISDIR: 'a folder is in the way',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such place',
  ENOSPC: 'no space is left on the device',
  ENOTDIR: 'a file is in the way',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
};

const reading: ReadonlySet<unknown> = new Set(['open', 'read', 'scandir', 'stat', 'lstat']);

/** Turns a file-system error into a sentence with its path; returns every other error unchanged. */
export const asSentence = (error: unknown, path: string): unknown => {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error;
  const named = 'path' in error && typeof error.path === 'string' ? error.path : path;
  const reason = reasons[String(error.code)] ?? `the system says ${String(error.code)}`;
  // Node uses the same system call to open a file for reading and for writing.
  const what = reading.has(error.syscall) ? 'opened' : 'written';
  return new Error(`${named} cannot be ${what}: ${reason}.`, { cause: error });
};

import { expect, test } from 'vitest';
import { asSentence } from './asSentence.ts';

const failure = (facts: object) => Object.assign(new Error('as the system says it'), facts);
const told = (facts: object) => (asSentence(failure(facts), '/sites') as Error).message;

test.each([
  ['EACCES', 'this user may not write there'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EEXIST', 'a file is in the way'],
  ['EIO', 'the disk does not answer'],
  ['EISDIR', 'a folder is in the way'],
  ['ELOOP', 'its links lead in a circle'],
  ['EMFILE', 'too many files are open'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['ENOENT', 'there is no such place'],
  ['ENOSPC', 'no space is left on the device'],
  ['ENOTDIR', 'a file is in the way'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the file system is read-only'],
  ['EWHAT', 'the system says EWHAT'],
])('%s is told as: %s', (code, reason) => {
  expect(told({ code, syscall: 'mkdir' })).toBe(`/sites cannot be written: ${reason}.`);
});

test('the message names the path of the error rather than the requested one', () => {
  expect(told({ code: 'EIO', syscall: 'write', path: '/sites/a' })).toBe(
    '/sites/a cannot be written: the disk does not answer.',
  );
  expect(told({ code: 'EIO', syscall: 'write', path: 7 })).toContain('/sites cannot');
});

test.each(['open', 'read', 'scandir', 'stat', 'lstat'])('an error of %s reads “cannot be opened”', (syscall) => {
  expect(told({ code: 'EIO', syscall })).toBe('/sites cannot be opened: the disk does not answer.');
});

test('the system’s own error is kept with the sentence', () => {
  const cause = failure({ code: 'EIO', syscall: 'read' });
  expect((asSentence(cause, '/sites') as Error).cause).toBe(cause);
});

test.each([[failure({ code: 'EIO' })], [failure({ syscall: 'read' })], [new Error('other')], ['text'], [undefined]])(
  'what is no failure of the system stays as it is: %s',
  (error) => expect(asSentence(error, '/sites')).toBe(error),
);

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockTarget } from './targetLock.ts';

let dir = '';
let file = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-lock-'));
  file = join(dir, 'lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

test('a lock names its process and holds the target until it is released', () => {
  const unlock = lockTarget(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(() => lockTarget(file)).toThrow(
    `Another assembly (process ${process.pid}) writes there now. If none does, delete ${file}.`,
  );
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, String(process.pid));
  lockTarget(file)();
});

test('another running process’s lock is respected', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockTarget(file)).toThrow(`(process ${process.ppid}) writes there now`);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

test('the lock of another user’s process, which may not be signalled, is respected', () => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not yours'), { code: 'EPERM' });
  });
  writeFileSync(file, '4711');
  expect(() => lockTarget(file)).toThrow('(process 4711) writes there now');
});

test.each([
  ['a process that has ended', () => String(spawnSync(process.execPath, ['--version']).pid)],
  ['an earlier process with the number of this one', () => String(process.pid)],
  ['nobody: the file is empty', () => ''],
  ['nobody: the file holds no number', () => 'x'],
])('the lock of %s is taken over', (_, holder) => {
  writeFileSync(file, holder());
  const unlock = lockTarget(file);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(() => lockTarget(file)).toThrow('writes there now');
  unlock();
});

test('checking whether a process runs sends it no signal', () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  writeFileSync(file, '4711');
  expect(() => lockTarget(file)).toThrow('4711');
  expect(kill.mock.calls).toEqual([[4711, 0]]);
});

test('a lock that cannot be written throws the system’s error', () => {
  expect(() => lockTarget(join(dir, 'nowhere/lock'))).toThrow('ENOENT');
});

test('releasing a lock that is gone or cannot be removed does not throw', () => {
  const unlock = lockTarget(file);
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'a file where the folder was');
  expect(unlock).not.toThrow();
});

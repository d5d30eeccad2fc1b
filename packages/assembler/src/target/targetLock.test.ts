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

test('a target is held by the process that names itself in its lock, until it lets it go', () => {
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

test('the lock of another process is kept while that runs', () => {
  writeFileSync(file, String(process.ppid));
  expect(() => lockTarget(file)).toThrow(`(process ${process.ppid}) writes there now`);
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
});

test('so is that of a process of somebody else, which may not even be asked', () => {
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

test('asking whether a process runs does not disturb it', () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  writeFileSync(file, '4711');
  expect(() => lockTarget(file)).toThrow('4711');
  expect(kill.mock.calls).toEqual([[4711, 0]]);
});

test('a lock that cannot be written is told with the system’s own reason', () => {
  expect(() => lockTarget(join(dir, 'nowhere/lock'))).toThrow('ENOENT');
});

test('letting go of a lock that is gone already, or cannot be removed, is no failure', () => {
  const unlock = lockTarget(file);
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'a file where the folder was');
  unlock();
});

import { afterEach, expect, it, vi } from 'vitest';
import { runBeside } from './dev.ts';

const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => said.mockClear());

const lives = ['-e', 'setInterval(() => {}, 1000)'];
const never = new Promise<string>(() => undefined);

it('ends a command when one of its services cannot be kept running, with the sentence that says so', async () => {
  const stop = vi.fn(() => Promise.resolve());
  const failure = Promise.resolve('The gateway ended 5 times in a row.');
  expect(await runBeside({ failure, stop }, 'node', lives, { quiet: true })).toBe(1);
  expect(said.mock.calls).toEqual([['\nThe gateway ended 5 times in a row.\n']]);
  expect(stop).toHaveBeenCalledOnce();
});

it('returns the command’s exit code, and stops its services', async () => {
  const stop = vi.fn(() => Promise.resolve());
  expect(await runBeside({ failure: never, stop }, 'node', ['-e', 'process.exit(3)'], { quiet: true })).toBe(3);
  expect(said).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledOnce();
});

it('stops its services where there is no such command', async () => {
  const stop = vi.fn(() => Promise.resolve());
  await expect(runBeside({ failure: never, stop }, 'no-such-command', [], {})).rejects.toThrow('ENOENT');
  expect(stop).toHaveBeenCalledOnce();
});

import { expect, it } from 'vitest';
import { run } from './run.ts';

it('finds the binaries of the folder it runs in, and keeps the output when it is quiet', async () => {
  const folder = import.meta.dirname.replace(/src.start$/, '');
  const { code, output } = await run('vite', ['--version'], { folder, quiet: true });
  expect(code).toBe(0);
  expect(output).toMatch(/^vite\/\d/);
});

it('returns a command’s exit code', async () => {
  expect((await run('node', ['-e', 'process.exit(3)'], { quiet: true })).code).toBe(3);
});

const heard = () => (['SIGINT', 'SIGTERM'] as const).map((signal) => process.listeners(signal));

it('forwards signals to its command, and stops listening when it ends', async () => {
  const before = heard();
  const running = run('node', ['-e', 'setInterval(() => {}, 1000)'], { quiet: true });
  const [, terminated = []] = heard();
  for (const listener of terminated) if (before[1]?.includes(listener) === false) listener('SIGTERM');
  expect((await running).code).toBe(1);
  expect(heard()).toEqual(before);
});

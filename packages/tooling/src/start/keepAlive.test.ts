import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keepAlive, pauseBefore } from './keepAlive.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program that records each of its starts, and its keeper. */
const kept = async (name: string, source: string) => {
  const notes = join(folder, `${name}.txt`);
  await writeFile(notes, '');
  await writeFile(
    join(folder, `${name}.mjs`),
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(notes)}, process.pid + ' '); ${source}`,
  );
  const said: string[] = [];
  const command = { file: `${name}.mjs`, folder, environment: process.env };
  const keeper = keepAlive(name, command, (sentence) => said.push(sentence));
  const starts = async (): Promise<string[]> => (await readFile(notes, 'utf8')).split(' ').filter(Boolean);
  const started = async (times: number): Promise<void> => {
    while ((await starts()).length < times) await new Promise((resolve) => setImmediate(resolve));
  };
  return { keeper, said, starts, started };
};

const lives = 'setInterval(() => {}, 1000);';

it('starts a program again that was killed, and says so in one line', async () => {
  const { keeper, said, started } = await kept('gateway', lives);
  await started(1);
  keeper.isReady();
  const first = keeper.process() ?? 0;
  process.kill(first, 'SIGKILL');
  await started(2);
  expect(keeper.process()).not.toBe(first);
  expect(said).toEqual(['The gateway ended (signal SIGKILL); it is started again in 0.25 s.']);
  await keeper.stop();
  expect(keeper.process()).toBeUndefined();
  expect(said).toHaveLength(1);
});

it('kills a process that ignores SIGTERM for five seconds', async () => {
  const heedless = `process.on('SIGTERM', () => {}); appendFileSync(${JSON.stringify(join(folder, 'heedless.txt'))}, 'too ');`;
  const { keeper, started } = await kept('heedless', `${heedless} ${lives}`);
  await started(2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopping = keeper.stop();
  vi.advanceTimersByTime(5000);
  await stopping;
  expect([keeper.process(), vi.getTimerCount()]).toEqual([undefined, 0]);
  vi.useRealTimers();
});

it('gives up with a sentence after repeated ends', async () => {
  const { keeper, said, starts } = await kept('vendor', 'process.exit(3);');
  keeper.isReady();
  expect(await keeper.gaveUp).toBe('The vendor ended 5 times in a row (exit code 3); its own words above say why.');
  expect(said).toHaveLength(4);
  expect(await starts()).toHaveLength(5);
  await keeper.stop();
}, 30_000);

it('does not restart a program that was never ready', async () => {
  const { keeper, starts } = await kept('edge', 'process.exit(1);');
  expect(await keeper.gaveUp).toBe('The edge ended by itself (exit code 1).');
  expect(await starts()).toHaveLength(1);
});

it('does not restart a stopped program, even during a pause', async () => {
  const { keeper, starts, started, said } = await kept('paused', lives);
  await started(1);
  keeper.isReady();
  process.kill(keeper.process() ?? 0, 'SIGKILL');
  while (said.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await keeper.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(keeper.process()).toBeUndefined();
  expect(await starts()).toHaveLength(1);
});

it('doubles the pause each time, up to a limit', () => {
  expect([1, 2, 3, 4, 20].map(pauseBefore)).toEqual([250, 500, 1000, 2000, 8000]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '@baize/assembler/testing';
import { writeFixtureSites, startedEdge, type StartedEdge } from './testing/startedEdge.ts';

const edges: StartedEdge[] = [];

// The clock stands still until a test advances it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const edge of edges.splice(0)) await edge.close();
});

const started = async (live: boolean): Promise<StartedEdge> => {
  const edge = await startedEdge(1, live ? { live } : {});
  edges.push(edge);
  return edge;
};

const statusAt = async ({ port }: StartedEdge, site: string): Promise<number> =>
  (await ask(port, `${site}.localhost`, '/')).status;

test('a live edge serves a new site with its next answer', async () => {
  const edge = await started(true);
  expect(await statusAt(edge, 'gamma')).toBe(404);
  await writeFixtureSites(edge.sites, ['alpha', 'gamma']);
  expect(await statusAt(edge, 'gamma')).toBe(200);
});

test('any other serves it within a second', async () => {
  const edge = await started(false);
  expect(await statusAt(edge, 'gamma')).toBe(404);
  await writeFixtureSites(edge.sites, ['alpha', 'gamma']);
  expect(await statusAt(edge, 'gamma')).toBe(404);
  vi.advanceTimersByTime(1000);
  expect(await statusAt(edge, 'gamma')).toBe(200);
});

test('visitors who come together first are all told of the same sites', async () => {
  const edge = await started(false);
  const answers = await Promise.all(Array.from({ length: 20 }, () => statusAt(edge, 'alpha')));
  expect(answers).toEqual(answers.map(() => 200));
});

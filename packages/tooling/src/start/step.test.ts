import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginStep } from './step.mjs';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance'] }),
);
afterEach(() => vi.useRealTimers());

const told = (afterMs?: number) => {
  const lines: string[] = [];
  const end = beginStep('Building', { say: (line) => lines.push(line), ...(afterMs === undefined ? {} : { afterMs }) });
  return { lines, end };
};

it('tells of a step at once, every ten seconds, and when a long one is over', () => {
  const { lines, end } = told();
  expect(lines).toEqual(['Building …']);
  vi.advanceTimersByTime(23_000);
  end();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(['Building …', '  10 s', '  20 s', '  done in 23 s']);
});

it('tells no more of a short step than its name, and nothing of one that may be silent for longer', () => {
  const short = told();
  const silent = told(3000);
  const late = told(3000);
  vi.advanceTimersByTime(2000);
  short.end();
  silent.end();
  vi.advanceTimersByTime(2000);
  late.end();
  expect([short.lines, silent.lines, late.lines]).toEqual([['Building …'], [], ['Building …']]);
});

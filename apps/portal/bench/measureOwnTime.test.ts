// @vitest-environment node
import { expect, it } from 'vitest';
import { blockingIn } from './measureOwnTime.ts';
import type { TraceEvent } from './trace.ts';

const address = 'http://sample.localhost:8080/';
const task = (ts: number, milliseconds: number, thread = 1, waited = 0): TraceEvent => {
  const tdur = milliseconds * 1000;
  return { name: 'ThreadControllerImpl::RunTask', pid: 7, tid: thread, ts, dur: tdur + waited * 1000, tdur };
};
const begun: TraceEvent = {
  name: 'navigationStart',
  pid: 7,
  tid: 1,
  ts: 1000,
  args: { data: { documentLoaderURL: address } },
};

it('counts what each task of the page works beyond 50 ms of a phone that is four times slower', () => {
  expect(blockingIn([begun, task(2000, 20), task(30_000, 12.5), task(50_000, 30)], address)).toBe(30 + 70);
});

it('counts neither what a task waited, nor other threads, nor what was before the page', () => {
  const others = [task(0, 90), task(2000, 10, 1, 400), task(500_000, 90, 2)];
  expect(blockingIn([begun, ...others], address)).toBe(0);
});

it('counts a task within another once', () => {
  expect(blockingIn([begun, task(2000, 20), task(3000, 18)], address)).toBe(30);
});

it('says when the page was never loaded', () => {
  expect(() => blockingIn([task(2000, 20)], address)).toThrow(address);
});

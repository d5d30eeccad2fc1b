import { beforeEach, expect, it, vi } from 'vitest';
import { followFaults } from './followFaults.ts';
import { type FaultReporter, tellFaultsTo } from './report.ts';

const collector = vi.fn<FaultReporter>(async () => undefined);
const browser = new EventTarget() as Window;
followFaults(browser);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  collector.mockClear();
  tellFaultsTo(collector);
});

const fault = new TypeError('Failed to fetch https://site.example/wps?token=SECRET');
const scrubbed = { name: 'TypeError', message: 'Failed to fetch https://site.example/wps' };

/** Dispatches an event; true when the browser would still log it to its console. */
const happen = (type: string, facts: object): boolean =>
  browser.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), facts));

it('sends what nobody caught to the collector, scrubbed, in place of the browser’s own line', () => {
  expect(happen('error', { error: fault })).toBe(false);
  expect(happen('unhandledrejection', { reason: fault })).toBe(false);
  expect(collector.mock.calls.map(([told]) => told)).toMatchObject([scrubbed, scrubbed]);
});

it('does not report an error event without an error', () => {
  expect(happen('error', { error: null, message: 'ResizeObserver loop completed' })).toBe(true);
  expect(collector).not.toHaveBeenCalled();
});

it('reports a rejection without an error, but not its reason', () => {
  happen('unhandledrejection', { reason: { password: 'SECRET' } });
  expect(collector.mock.calls.map(([told]) => told)).toMatchObject([{ name: 'Error', message: 'no error' }]);
});

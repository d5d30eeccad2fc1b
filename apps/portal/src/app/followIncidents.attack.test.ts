import { beforeEach, expect, it, vi } from 'vitest';
import { followIncidents } from './followIncidents.ts';
import { type IncidentReporter, setIncidentReporter } from '../site/report.ts';

const collector = vi.fn<IncidentReporter>(async () => undefined);
const browser = new EventTarget() as Window;
followIncidents(browser);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  collector.mockClear();
  setIncidentReporter(collector);
});

const error = new TypeError('Failed to fetch https://site.example/wps?token=SECRET');
const scrubbed = { name: 'TypeError', message: 'Failed to fetch https://site.example/wps' };

/** Dispatches an event; true when the browser would still log it to its console. */
const happen = (type: string, facts: object): boolean =>
  browser.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), facts));

it('sends what nobody caught to the collector, scrubbed, in place of the browser’s own line', () => {
  expect(happen('error', { error: error })).toBe(false);
  expect(happen('unhandledrejection', { reason: error })).toBe(false);
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

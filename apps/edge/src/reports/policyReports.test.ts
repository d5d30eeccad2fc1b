import { ask } from '@baize/assembler/testing';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PolicyReports } from './policyReports.ts';

let reports: PolicyReports;
let server: Server;
let port = 0;
let taking: Promise<void>;

beforeEach(async () => {
  reports = new PolicyReports();
  server = createServer((asked, response) => {
    taking = reports.take(asked, response, asked.headers.host ?? '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

const sent = async (body: string, host = 'alpha'): Promise<number> =>
  (await ask(port, host, '/csp-report', { method: 'POST', body })).status;

/** Reports with these numbers, in a list. */
const numbered = (from: number, to: number): string =>
  JSON.stringify(Array.from({ length: to - from }, (_, nth) => ({ n: from + nth })));

test('a report comes as one object or in a list; each is kept with its host and its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-02T03:04:05Z') });
  expect(await sent('{"csp-report":{"effective-directive":"img-src"}}')).toBe(204);
  expect(await sent('[{"type":"a"},{"type":"b"}]', 'beta')).toBe(204);
  const at = '2026-01-02T03:04:05.000Z';
  expect(reports.list(undefined)).toEqual({
    count: 3,
    reports: [
      { host: 'alpha', at, report: { 'csp-report': { 'effective-directive': 'img-src' } } },
      { host: 'beta', at, report: { type: 'a' } },
      { host: 'beta', at, report: { type: 'b' } },
    ],
  });
});

test('each host is told of its own', async () => {
  await sent('[{"n":1},{"n":2}]', 'alpha');
  await sent('{"n":3}', 'beta');
  expect(reports.list('alpha')).toMatchObject({ count: 2, reports: [{ report: { n: 1 } }, { report: { n: 2 } }] });
  expect(reports.list('beta')).toMatchObject({ count: 1, reports: [{ report: { n: 3 } }] });
  expect(reports.list('gamma')).toEqual({ count: 0, reports: [] });
});

test('a body that is no report is accepted and not counted', async () => {
  expect(await sent('<html>')).toBe(204);
  expect(await sent('')).toBe(204);
  expect(reports.list(undefined)).toEqual({ count: 0, reports: [] });
});

test('all are counted, the last 500 are kept', async () => {
  await sent(numbered(0, 300));
  await sent(numbered(300, 501));
  const { count, reports: kept } = reports.list(undefined);
  expect([count, kept.length, kept[0]?.report, kept.at(-1)?.report]).toEqual([501, 500, { n: 1 }, { n: 500 }]);
});

test('64 KB are a report, a byte more is refused and counts for nothing', async () => {
  const largest = JSON.stringify('a'.repeat(64 * 1024 - 2));
  expect(await sent(largest)).toBe(204);
  expect(await sent(`${largest} `)).toBe(413);
  expect(reports.list(undefined).count).toBe(1);
});

test('a report that breaks off is not counted, and not answered', async () => {
  const asked = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 9 } });
  asked.on('error', () => undefined);
  asked.write('{"n":');
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  asked.destroy();
  await taking;
  expect(response.headersSent).toBe(false);
  expect(reports.list(undefined)).toEqual({ count: 0, reports: [] });
});

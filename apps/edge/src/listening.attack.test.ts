import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { reaches } from '@baize/service/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEdgeSettings } from './settings/edgeSettings.ts';
import { startEdge } from './startEdge.ts';

let edge: Server;
let sites = '';
let port = 0;
beforeAll(async () => {
  sites = await mkdtemp(join(tmpdir(), 'edge-listening-'));
  edge = await startEdge(0, { sites, gatewayPort: 1, vendorPort: 1, paymentsPort: 1 });
  const address = edge.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  edge.closeAllConnections();
  await once(edge.close(), 'close');
  await rm(sites, { recursive: true, force: true });
});

const statusOf = async (method: string, path: string): Promise<number | undefined> => {
  const asked = request({ host: '127.0.0.1', port, path, method, agent: false });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

describe('an edge that was told nothing', () => {
  it('can be reached from this machine alone', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address);
    expect(await reaches('127.0.0.1', port)).toBe(true);
    for (const host of [...outside, '127.0.0.2']) expect([host, await reaches(host, port)]).toEqual([host, false]);
  });

  it.each(['/lab/worlds', '/csp-reports', '/outbox', '/reference'])('has no %s for its operators', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) expect([method, await statusOf(method, path)]).toEqual([method, 404]);
  });
});

describe('the settings of an edge', () => {
  it('are its own port and the three after it', () => {
    const { port, host, options, problems } = readEdgeSettings({ PORT: '9000' }, '/srv');
    const { gatewayPort, vendorPort, paymentsPort } = options;
    expect([port, host, problems]).toEqual([9000, undefined, []]);
    expect([gatewayPort, vendorPort, paymentsPort]).toEqual([9001, 9002, 9003]);
  });

  it('are refused in production without its sites and with the lab, all at once', () => {
    const { problems, options } = readEdgeSettings({ NODE_ENV: 'production', BAIZE_LAB: '1', PORT: 'x' }, '/srv');
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'BAIZE_SITES', 'BAIZE_LAB']);
    expect(options.lab).toBe(false);
  });
});

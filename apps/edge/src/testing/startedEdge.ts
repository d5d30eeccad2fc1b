import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from '../createEdge.ts';
import type { EdgeOptions } from '../createEdge.ts';
import { writeFixtureSites } from './fixtureSites.ts';

export type StartedEdge = { port: number; sites: string; close: () => Promise<void> };

/** Starts an edge with a site `alpha` on a free port. */
export const startedEdge = async (
  gatewayPort: number,
  options: Partial<EdgeOptions> = {},
  sites = ['alpha'],
): Promise<StartedEdge> => {
  const dir = await mkdtemp(join(tmpdir(), 'baize-edge-'));
  await writeFixtureSites(dir, sites);
  const edge = createEdge({ sites: dir, gatewayPort, vendorPort: gatewayPort, paymentsPort: gatewayPort, ...options });
  await once(edge.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    edge.close();
    edge.closeAllConnections();
    await rm(dir, { recursive: true, force: true });
  };
  return { port: (edge.address() as AddressInfo).port, sites: dir, close };
};

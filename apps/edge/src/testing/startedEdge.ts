import { once } from 'node:events';
import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { createEdge, type EdgeOptions } from '../createEdge.ts';
import { reviewedFiles, reviewedSite } from '@baize/assembler/testing';

/** Writes assembled sites to disk, as an edge reads them. */
export const writeFixtureSites = async (out: string, sites: readonly string[]): Promise<void> => {
  for (const site of sites) {
    const files = { ...reviewedFiles(site), 'headers.json': JSON.stringify(reviewedSite(site)) };
    for (const [name, content] of Object.entries(files)) {
      const path = join(out, site, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
  await writeFile(join(out, '.assembled.json'), JSON.stringify(Object.fromEntries(sites.map((site) => [site, {}]))));
};

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

import { reviewedFiles, reviewedSite } from '@baize/assembler/testing';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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

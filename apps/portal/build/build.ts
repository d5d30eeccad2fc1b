import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleBoot } from './bundleBoot.ts';
import { buildClient, buildServer } from './bundles.ts';
import { writeCatalogs } from './catalogs.ts';
import { describeRelease } from './describeRelease.ts';

const out = join(import.meta.dirname, '../dist/release');

await rm(out, { recursive: true, force: true });
const [manifest] = await Promise.all([buildClient(join(out, 'client')), buildServer(join(out, 'server'))]);
const boot = await bundleBoot();
await writeFile(join(out, 'boot.js'), boot);
const messages = await writeCatalogs(join(out, 'catalogs'));
const release = await describeRelease({ out, manifest, boot, messages });
await writeFile(join(out, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);

import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licensesOf } from '@baize/assembler';
import { bundleBoot } from './bundleBoot.ts';
import { buildClient, buildServer } from './bundles.ts';
import { describeRelease } from './describeRelease.ts';
import { writeCatalogs } from './words/catalogs.ts';

// Written to a folder beside and renamed when complete, so that a release can be read meanwhile.
const release = join(import.meta.dirname, '../dist/release');
const out = `${release}.next`;

await rm(out, { recursive: true, force: true });
const [client] = await Promise.all([buildClient(join(out, 'client')), buildServer(join(out, 'server'))]);
const boot = await bundleBoot();
await writeFile(join(out, 'boot.js'), boot);
await writeFile(join(out, 'licenses.json'), JSON.stringify(licensesOf(client.packages), null, 2));
const messages = await writeCatalogs(join(out, 'catalogs'));
const description = await describeRelease({ out, ...client, boot, messages });
await writeFile(join(out, 'release.json'), `${JSON.stringify(description, null, 2)}\n`);
await rm(release, { recursive: true, force: true });
await rename(out, release);

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openPglite } from './openPglite.ts';
import { snapshotFile } from './snapshot.ts';

const database = await openPglite();
await mkdir(dirname(snapshotFile), { recursive: true });
await writeFile(snapshotFile, await database.dump());
await database.close();

import { openPglite } from '../database/openPglite.ts';

// A process of its own that opens a data folder, says so, and keeps it: the test stops it or kills it.
await openPglite({ dataDir: process.argv[2] ?? '' });
process.stdout.write('open\n');
setInterval(() => undefined, 60_000);

import { openDataFolder } from '../database/dataFolder.ts';

// A process of its own that takes a data folder, says so, and keeps it: the test stops it or kills it.
await openDataFolder(process.argv[2] ?? '');
process.stdout.write('open\n');
setInterval(() => undefined, 60_000);

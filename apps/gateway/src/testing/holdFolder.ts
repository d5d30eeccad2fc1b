import { openDataFolder } from '../database/dataFolder.ts';

// A process that locks a data folder, prints `open`, and waits until the test stops or kills it.
await openDataFolder(process.argv[2] ?? '');
process.stdout.write('open\n');
setInterval(() => undefined, 60_000);

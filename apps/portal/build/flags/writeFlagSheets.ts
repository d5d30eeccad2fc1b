import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFlagSheets } from './drawFlagSheets.ts';

const folder = join(import.meta.dirname, '../../src/pages/verification/country/flags');
for (const [name, sheet] of drawFlagSheets()) writeFileSync(join(folder, name), sheet);

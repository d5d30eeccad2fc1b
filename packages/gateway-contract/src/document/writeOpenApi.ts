import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from './openApiText.ts';
import { writeClient } from './writeClient.ts';

const root = join(import.meta.dirname, '../..');

writeFileSync(join(root, 'openapi.json'), openApiText());
writeClient(join(root, 'client'));

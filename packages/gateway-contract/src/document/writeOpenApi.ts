import { writeFileSync } from 'node:fs';
import { openApiText } from './openApiText.ts';

writeFileSync(new URL('../../openapi.json', import.meta.url), openApiText());

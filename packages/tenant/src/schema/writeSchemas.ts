import { writeFile } from 'node:fs/promises';
import { generatedSchemas } from './generatedSchemas.ts';

for (const [name, text] of Object.entries(generatedSchemas())) {
  await writeFile(new URL(`../../${name}`, import.meta.url), text);
}

import { globSync } from 'node:fs';
import { defineConfig } from 'drizzle-kit';

const schema = globSync('src/*/*.schema.ts').filter((file) => !file.endsWith('/sample.schema.ts'));

/**
 * Configures `npm run migration -- <name>`, which writes the next migration. The sample, the generator's template, is in
 * none: the lab creates its table (src/lab/openSampleTable.ts).
 */
export default defineConfig({ dialect: 'postgresql', schema, out: 'src/database/migrations' });

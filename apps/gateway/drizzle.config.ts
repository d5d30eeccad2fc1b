import { defineConfig } from 'drizzle-kit';

/** Configures `npm run migration -- <name>`, which writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'src/*/*.schema.ts',
  out: 'src/database/migrations',
});

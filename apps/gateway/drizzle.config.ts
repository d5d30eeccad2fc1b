import { defineConfig } from 'drizzle-kit';

/** Configures `pnpm exec drizzle-kit generate --name <change>`, which writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'src/*/*.schema.ts',
  out: 'src/database/migrations',
});

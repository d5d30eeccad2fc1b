import { defineConfig } from 'drizzle-kit';

/** How `pnpm exec drizzle-kit generate --name <change>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'src/*/*.schema.ts',
  out: 'src/database/migrations',
});

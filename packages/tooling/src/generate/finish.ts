import { appendFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../start/run.ts';

const tool = async (root: string, folder: string, command: string, ...args: string[]): Promise<void> => {
  const { code, output } = await run(command, args, { folder: join(root, folder), quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder} has failed:\n${output}`);
};

/** Formats files, whose lines are longer or shorter with another name. */
export const format = (root: string, files: readonly string[]): Promise<void> => tool(root, '.', 'oxfmt', ...files);

/** Adds the sentences of new files to the catalogs. */
export const collectWords = (root: string): Promise<void> =>
  tool(root, 'apps/portal', 'node', 'build/words/collect.ts');

/** Grants for the table: drizzle generates tables and policies, but no grants. */
const grant = (table: string): string => `--> statement-breakpoint\nGRANT SELECT ON "${table}" TO "baize_gateway";\n`;

/** Writes the client half of the contract and the migration of a new area. */
export const deriveFiles = async (root: string, area: string): Promise<void> => {
  await tool(root, 'packages/gateway-contract', 'node', 'src/document/writeOpenApi.ts');
  await tool(root, 'apps/gateway', 'drizzle-kit', 'generate', '--name', area);
  const [migration] = globSync(`apps/gateway/src/database/migrations/*_${area}.sql`, { cwd: root });
  if (migration === undefined) throw new Error('drizzle-kit wrote no migration for the new table.');
  appendFileSync(join(root, migration), grant(area));
};

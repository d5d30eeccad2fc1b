import { appendFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../start/run.ts';

/** Grants for the table: drizzle generates tables and policies, but no grants. */
const grant = (area: string): string => `--> statement-breakpoint\nGRANT SELECT ON "${area}" TO baize_gateway;\n`;

/** Regenerates the files derived from an area: client, migration, catalogs, and their formatting. */
export const finishArea = async (area: string, root: string): Promise<void> => {
  const tool = async (folder: string, command: string, ...args: string[]): Promise<void> => {
    const { code, output } = await run(command, args, { folder: join(root, folder), quiet: true });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${folder} has failed:\n${output}`);
  };
  await tool('packages/gateway-contract', 'node', 'src/document/writeOpenApi.ts');
  await tool('packages/gateway-contract', 'contract-codegen', 'openapi.json', 'client');
  await tool('apps/gateway', 'drizzle-kit', 'generate', '--name', area);
  const [migration] = globSync(`apps/gateway/src/database/migrations/*_${area}.sql`, { cwd: root });
  if (migration === undefined) throw new Error('drizzle-kit wrote no migration for the new table.');
  appendFileSync(join(root, migration), grant(area));
  await tool('apps/portal', 'node', 'build/words/collect.ts');
  await tool('.', 'oxfmt', 'packages', 'apps');
};

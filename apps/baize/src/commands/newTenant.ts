import { readRelease } from '@baize/assembler';
import { printDiagnostics } from '@baize/tenant';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { folderOptions, foldersOf } from '../terminal/folders.ts';
import { parseCommand } from '../terminal/parseCommand.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.types.ts';
import { UsageError } from '../terminal/terminal.types.ts';
import { askMerchant } from './askMerchant.ts';
import type { MerchantAnswers } from './askMerchant.ts';
import { assembleSites } from './assembleSites.ts';
import { hasErrors, loadTenants } from './loadTenants.ts';
import { tenantText } from './tenantText.ts';

// A tenant may live anywhere: its files name the schemas from where they stand, so that an editor finds them.
async function editFiles(dir: string, schemas: string, answers: MerchantAnswers): Promise<void> {
  for (const name of ['tenant.json', 'sandbox.json', 'banners/banners.json']) {
    const file = join(dir, name);
    const text = await readFile(file, 'utf8');
    const path = relative(dirname(file), schemas).split(sep).join('/');
    const named = text.replace(/("\$schema": ")[^"]*\/([^/"]+)"/, `$1${path}/$2"`);
    await writeFile(file, name === 'tenant.json' ? tenantText(named, answers) : named);
  }
}

/** `baize tenant new`: asks six things, copies the template, checks the folder and assembles its site. */
export async function newTenant(args: string[], terminal: Terminal): Promise<ExitCode> {
  const text = { type: 'string' } as const;
  const own = { id: text, name: text, languages: text, theme: text, color: text, email: text };
  const { values, positionals } = parseCommand(args, { ...folderOptions, ...own });
  if (positionals.length > 0) throw new UsageError(`Unexpected "${positionals[0]}": write --id ${positionals[0]}.`);
  const folders = foldersOf(values, terminal);
  const answers = await askMerchant(values, terminal);
  const dir = join(folders.tenants, answers.id);
  if (existsSync(dir)) throw new UsageError(`The folder ${dir} exists already. Choose another id.`);
  const ownTemplate = join(folders.tenants, '_template');
  const template = existsSync(ownTemplate) ? ownTemplate : folders.template;
  if (!existsSync(template)) throw new UsageError(`There is no template at ${template} to copy.`);
  await cp(template, dir, { recursive: true });
  await editFiles(dir, folders.schemas, answers);
  terminal.out(`Written: ${relative(terminal.cwd, dir) || dir}\n`);
  const isBuilt = existsSync(join(folders.release, 'release.json'));
  const release = isBuilt ? (await readRelease(folders.release)).manifest : undefined;
  const { diagnostics } = await loadTenants(folders.tenants, [{ name: answers.id, dir }], release);
  terminal.error(printDiagnostics(diagnostics, { from: terminal.cwd, color: terminal.color }));
  if (hasErrors(diagnostics)) return 1;
  if (!release) {
    terminal.out('Next: npm start\n');
    return 0;
  }
  const where = ['--tenants', folders.tenants, '--out', folders.out, '--release', folders.release];
  const code = await assembleSites([answers.id, ...where], terminal);
  terminal.out(`Next: npm start, then http://${answers.id}.localhost:8080\n`);
  return code;
}

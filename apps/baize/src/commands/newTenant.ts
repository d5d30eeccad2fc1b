import { readRelease } from '@baize/assembler';
import type { ReleaseManifest } from '@baize/assembler';
import { languageCodes, languages } from '@baize/domain/languages';
import { listTenants, printDiagnostics, themeIds } from '@baize/tenant';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { folderOptions, foldersOf } from '../terminal/folders.ts';
import type { Folders } from '../terminal/folders.ts';
import { parseCommand } from '../terminal/parseCommand.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.types.ts';
import { UsageError } from '../terminal/terminal.types.ts';
import { askMerchant } from './askMerchant.ts';
import { assembleSites } from './assembleSites.ts';
import { copyTemplate } from './copyTemplate.ts';
import { hasErrors, loadTenants } from './loadTenants.ts';
import type { MerchantAnswers, MerchantOffer } from './merchantQuestions.ts';
import { undoing } from './undoing.ts';

/** Every tenant id in use, and every other name in the folder of tenants, with its path. */
const takenIds = async (tenantsDir: string): Promise<Map<string, string>> => {
  const names = existsSync(tenantsDir) ? await readdir(tenantsDir) : [];
  const taken = new Map(names.map((name) => [name, join(tenantsDir, name)]));
  for (const { dir } of await listTenants(tenantsDir)) {
    const id = /"id"\s*:\s*"([^"]*)"/.exec(await readFile(join(dir, 'tenant.json'), 'utf8'))?.[1];
    if (id !== undefined) taken.set(id, dir);
  }
  return taken;
};

const offerOf = async (folders: Folders, release: ReleaseManifest | undefined): Promise<MerchantOffer> => {
  const spoken = languageCodes.filter((code) => release?.languages.includes(languages[code].catalog) ?? true);
  return { languages: spoken, themes: release?.themes ?? themeIds, taken: await takenIds(folders.tenants) };
};

/** Checks the written folder in its final place, and assembles its site. Returns the exit code. */
const provePlace = async (
  answers: MerchantAnswers,
  folders: Folders,
  release: ReleaseManifest | undefined,
  terminal: Terminal,
): Promise<ExitCode> => {
  const dir = join(folders.tenants, answers.id);
  const { diagnostics } = await loadTenants(folders.tenants, [{ name: answers.id, dir }], release);
  terminal.error(printDiagnostics(diagnostics, { from: terminal.cwd, color: terminal.color }));
  if (hasErrors(diagnostics)) return 1;
  if (!release) return 0;
  const where = ['--tenants', folders.tenants, '--out', folders.out, '--release', folders.release];
  return assembleSites([answers.id, ...where], terminal);
};

/**
 * `baize tenant new`: asks six questions, copies the template with the chosen languages, checks the folder and
 * assembles its site. When it fails or is interrupted (Ctrl-C), it removes the folder.
 */
export const newTenant = async (args: string[], terminal: Terminal): Promise<ExitCode> => {
  const text = { type: 'string' } as const;
  const own = { id: text, name: text, languages: text, theme: text, color: text, email: text };
  const { values, positionals } = parseCommand(args, { ...folderOptions, ...own });
  if (positionals.length > 0) throw new UsageError(`Unexpected "${positionals[0]}": write --id ${positionals[0]}.`);
  const folders = foldersOf(values, terminal);
  const isBuilt = existsSync(join(folders.release, 'release.json'));
  const release = isBuilt ? (await readRelease(folders.release)).manifest : undefined;
  const answers = await askMerchant(values, await offerOf(folders, release), terminal);
  const dir = join(folders.tenants, answers.id);
  const half = join(folders.tenants, `.${answers.id}.new`);
  const code = await undoing([half], async (undo) => {
    await copyTemplate(half, folders, answers);
    await rename(half, dir);
    undo.push(dir);
    return provePlace(answers, folders, release, terminal);
  });
  const place = relative(terminal.cwd, dir) || dir;
  terminal.out(code === 0 ? `Written: ${place}\n` : `Nothing is left of ${place}.\n`);
  if (code === 0) terminal.out(`Next: npm start${release ? `, then http://${answers.id}.localhost:8080` : ''}\n`);
  return code;
};

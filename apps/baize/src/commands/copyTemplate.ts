import { isLanguageCode, languages } from '@baize/domain/languages';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Folders } from '../terminal/folders.ts';
import { UsageError } from '../terminal/terminal.types.ts';
import { codesOf } from './merchantQuestions.ts';
import type { MerchantAnswers } from './merchantQuestions.ts';
import { tenantText } from './tenantText.ts';

// A tenant may be in any folder: its files refer to the schemas by relative path, so that an editor finds them.
const editFiles = async (dir: string, schemas: string, answers: MerchantAnswers): Promise<void> => {
  for (const name of ['tenant.json', 'sandbox.json', 'banners/banners.json']) {
    const file = join(dir, name);
    if (!existsSync(file)) continue;
    const text = await readFile(file, 'utf8');
    const path = relative(dirname(file), schemas).split(sep).join('/');
    const named = text.replace(/("\$schema"\s*:\s*")[^"]*\/([^/"]+)"/, `$1${path}/$2"`);
    await writeFile(file, name === 'tenant.json' ? tenantText(named, answers) : named);
  }
};

/** The names of the word files that these languages use: their own, and those of the catalog that they share. */
const wordFiles = (codes: readonly string[]): Set<string> => {
  const read = codes.filter(isLanguageCode).flatMap((code) => [code, languages[code].catalog]);
  return new Set(read.map((code) => `${code}.po`));
};

/**
 * Copies the template of the tenants' folder, or of this checkout, with the words of the chosen languages only, and
 * writes the answers into it.
 */
export const copyTemplate = async (
  dir: string,
  { tenants, template: usual, schemas }: Folders,
  answers: MerchantAnswers,
): Promise<void> => {
  const own = join(tenants, '_template');
  const template = existsSync(own) ? own : usual;
  if (!existsSync(template)) throw new UsageError(`There is no template at ${template} to copy.`);
  const words = wordFiles(codesOf(answers.languages));
  const isChosen = (file: string) =>
    dirname(file) !== join(template, 'messages') || !file.endsWith('.po') || words.has(basename(file));
  await rm(dir, { recursive: true, force: true });
  await cp(template, dir, { recursive: true, filter: isChosen });
  await editFiles(dir, schemas, answers);
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printDiagnostics, siteConstants } from '@baize/tenant';
import {
  compareSentence,
  compileMessages,
  elementsOf,
  readPo,
  readSentences,
  variablesOf,
} from '@baize/tenant/messages';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, it, vi } from 'vitest';
import { catalogCodes } from './catalogCodes.ts';

const portal = join(import.meta.dirname, '..');

/** The sentences of a catalog by id; one without a text is left out. */
async function sentencesOf(code: string): Promise<Record<string, string>> {
  const entries = readPo(await readFile(join(portal, 'catalogs', `${code}.po`), 'utf8'));
  return Object.fromEntries(entries.map(({ id, text }) => [id, text.trim()]));
}

/** The English sentences as they stand in the macros of `src`, by id. */
async function sentencesInSource(): Promise<Record<string, string | undefined>> {
  // A merchant's banner texts have ids that are put together at run time; the extraction warns that it cannot read them.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const config = getConfig({ configPath: join(portal, 'lingui.config.ts') });
  const collected = await Promise.all((await getCatalogs(config)).map((catalog) => catalog.collect()));
  warn.mockRestore();
  return Object.fromEntries(
    collected.flatMap((messages) => Object.entries(messages ?? {}).map(([id, { message }]) => [id, message])),
  );
}

const variablesById = (sentences: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(compileMessages(sentences).messages).map(([id, message]) => [id, variablesOf(message)]),
  );

const english = await sentencesOf('EN');
const englishMessages = compileMessages(english).messages;

describe('the English catalog', () => {
  it('says what the sources say; `npx lingui extract` adds new ids, a changed text is changed in both', async () => {
    expect(english).toEqual(await sentencesInSource());
  });
});

describe.each(catalogCodes)('the catalog %s', (code) => {
  it('has a text for every sentence, and no sentence of its own', async () => {
    const sentences = await sentencesOf(code);
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english).sort());
    expect(Object.keys(sentences).filter((id) => sentences[id] === '')).toEqual([]);
  });

  it('compiles', async () => {
    expect(compileMessages(await sentencesOf(code)).refused).toEqual([]);
  });

  it('has no fault that a merchant’s file would be told of, and loses nothing of the English', async () => {
    const file = join(portal, 'catalogs', `${code}.po`);
    const { sentences, diagnostics } = readSentences(file, await readFile(file, 'utf8'), code);
    const compared = sentences.flatMap((sentence) => {
      const shared = englishMessages[sentence.id] ?? [];
      return compareSentence(sentence, [...variablesOf(shared), ...elementsOf(shared)], siteConstants);
    });
    expect(printDiagnostics([...diagnostics, ...compared])).toBe('');
  });

  it('asks for the same values as the English', async () => {
    expect(variablesById(await sentencesOf(code))).toEqual(variablesById(english));
  });
});

import { readdir } from 'node:fs/promises';
import { languages, shippedLanguages, type ShippedLanguage } from '@baize/domain/languages';
import { printDiagnostics, siteConstants } from '@baize/tenant';
import { compareSentence, compileMessages, elementsOf, readSentences, variablesOf } from '@baize/tenant/messages';
import { describe, expect, it, vi } from 'vitest';
import { areaNames } from '../../src/site/words/wordAreas.ts';
import { catalogFile, catalogsFolder, catalogText, sentencesInCatalog } from './catalogFile.ts';
import { reviewCatalog } from './reviewCatalog.ts';
import { englishByArea, extractSentences, type Sentences } from './sentencesInSource.ts';
import { updateCatalog } from './updateCatalog.ts';

/** Loads the sentences of a language, area by area. */
const language = async (code: ShippedLanguage) => {
  const areas = await sentencesInCatalog(code);
  return areaNames.map((area) => ({ area, sentences: areas[area] }));
};

const variablesById = (sentences: Sentences): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(compileMessages({ ...sentences }).messages).map(([id, message]) => [id, variablesOf(message)]),
  );

// The ids of a merchant's banner texts are composed at run time; the extraction warns that it cannot read them.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const source = await extractSentences();
warn.mockRestore();

const english = await language('EN');
const englishSentences = Object.assign({}, ...english.map(({ sentences }) => sentences)) as Record<string, string>;
const englishMessages = compileMessages(englishSentences).messages;

describe('the English catalogs', () => {
  it('say what the sources say, each sentence in one area; `npm run words` brings them up to date', () => {
    expect(Object.fromEntries(english.map(({ area, sentences }) => [area, sentences]))).toEqual(englishByArea(source));
  });

  it('are all there are: a file of no shipped language would be read by nobody', async () => {
    expect((await readdir(catalogsFolder)).toSorted()).toEqual(shippedLanguages.map((code) => `${code}.po`).toSorted());
  });
});

describe.each(shippedLanguages)('the catalogs %s', (code) => {
  it('have a text for every sentence, in the same area, and no sentence of their own', async () => {
    const idsOf = ({ area, sentences }: (typeof english)[number]) => [area, Object.keys(sentences).toSorted()];
    expect((await language(code)).map(idsOf)).toEqual(english.map(idsOf));
  });

  it('have no mistake that a merchant’s file would be told of, and lose nothing of the English', async () => {
    const file = readSentences(catalogFile(code), await catalogText(code), code, { hasContexts: true });
    const compared = file.sentences.flatMap((sentence) => {
      const shared = englishMessages[sentence.id] ?? [];
      return compareSentence(sentence, [...variablesOf(shared), ...elementsOf(shared)], siteConstants);
    });
    expect(printDiagnostics([...file.diagnostics, ...compared])).toBe('');
  });

  it('are as `npm run words` leaves them, and leave nothing to do', async () => {
    const existing = await catalogText(code);
    expect(await updateCatalog({ code, existing, source })).toBe(existing);
    expect(await reviewCatalog({ code, text: existing, source })).toEqual([]);
  });

  it('ask for the same values as the English', async () => {
    const values = (await language(code)).map(({ sentences }) => variablesById(sentences));
    expect(values).toEqual(english.map(({ sentences }) => variablesById(sentences)));
  });
});

/** The letters of a sentence, without its values and elements. */
const lettersOf = (sentence: string): string =>
  sentence.replaceAll(/\{[^{}]*\}|<[^>]*>/gu, '').replaceAll(/\P{L}/gu, '');

const scriptOf = (code: ShippedLanguage): RegExp => {
  const script = new Intl.Locale(languages[code].tag).maximize().script ?? 'Latn';
  const families: Readonly<Record<string, string>> = { Hans: 'Han', Hant: 'Han', Kore: 'Hangul' };
  return new RegExp(`\\p{Script=${families[script] ?? script}}`, 'u');
};

describe.each(shippedLanguages.filter((code) => code !== 'EN'))('the catalogs %s are translations', (code) => {
  it('which say less than 3 % as the English does, and more than 95 % in the script of their language', async () => {
    const sentences = Object.assign({}, ...(await language(code)).map((each) => each.sentences)) as Sentences;
    const ids = Object.keys(sentences);
    const same = ids.filter((id) => sentences[id] === englishSentences[id]);
    const foreign = ids.filter(
      (id) => lettersOf(sentences[id] ?? '') !== '' && !scriptOf(code).test(sentences[id] ?? ''),
    );
    expect([same.length / ids.length < 0.03, same]).toEqual([true, same]);
    expect([foreign.length / ids.length < 0.05, foreign]).toEqual([true, foreign]);
  });
});

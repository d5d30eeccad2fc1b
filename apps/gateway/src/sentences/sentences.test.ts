import { readFile } from 'node:fs/promises';
import { languages, shippedLanguages, type ShippedLanguage } from '@baize/domain/languages';
import { differingTranslations, findSuspicions } from '@baize/tooling/sentences';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, unknown>>;

const json = async (path: string) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')) as Texts;

const catalog = async (code: ShippedLanguage) => (await json(`./${code}.json`)) as Record<string, string>;

/** Folders of seeds with a file per language, without those of proper names (11选5). */
const seeds = [
  '../announcements/data/announcements',
  '../member/data/vipLevels',
  '../points/data/rewards',
  '../promotions/data/missions',
  '../system/data/helpTopics',
];

/** All strings in a value, in order. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** The text without markup and addresses. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:a|strong)\b[^<>]*>/gu, '')
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

describe.each(shippedLanguages)('the gateway speaks %s', (code) => {
  const { tag } = languages[code];

  it('in sentences whose values, script, digits and marks are right', async () => {
    const english = await catalog('EN');
    const own = await catalog(code);
    const problems = Object.entries(own).flatMap(([id, text]) =>
      findSuspicions({ code, tag, english: english[id] ?? '', text }).map((problem) => `${id}: ${problem}: ${text}`),
    );
    expect(Object.keys(own)).toEqual(Object.keys(english));
    expect(problems).toEqual([]);
    expect(differingTranslations(english, own)).toEqual([]);
  });

  it('in seeds whose script, digits and marks are right', async () => {
    const pairs = [];
    for (const folder of seeds) {
      const [all, own] = [await json(`${folder}/EN.json`), await json(`${folder}/${code}.json`)];
      expect(Object.keys(all)).toEqual(expect.arrayContaining(Object.keys(own)));
      for (const id of Object.keys(own)) {
        const english = textsIn(all[id]).map(wordsOf);
        for (const [at, text] of textsIn(own[id]).entries()) {
          pairs.push({ english: english[at] ?? '', text: wordsOf(text) });
        }
      }
    }
    const problems = pairs.flatMap(({ english, text }) =>
      findSuspicions({ code, tag, english, text }).map((problem) => `${problem}: ${text}`),
    );
    expect(pairs.length).toBeGreaterThan(100);
    expect(problems).toEqual([]);
  });
});

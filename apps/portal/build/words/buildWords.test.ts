import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaNames, wordAreas } from '../../src/site/words/wordAreas.ts';
import { languages, shippedLanguages, type ShippedLanguage } from '@baize/domain/languages';
import { differingTranslations, findSuspicions } from '@baize/tooling/sentences';
import { sentencesInCatalog } from './catalogFile.ts';
import type { Sentences } from './sentencesInSource.ts';

const source = join(import.meta.dirname, '../../src');

/** The area of a file's sentences: that of the longest path that contains it. */
const areaOf = (file: string): string | undefined => {
  const places = areaNames.flatMap((area) => wordAreas[area].map((place) => ({ area, place })));
  const around = places.filter(({ place }) => file === place || file.startsWith(`${place}/`));
  return around.toSorted((one, other) => other.place.length - one.place.length)[0]?.area;
};

/** Every chunk that is fetched with words: its file, and its area. */
const fetched = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/lazyPa(?:ge|rt)\('(\w+)',[^']*import\('([^']+)'/gu)].map(
    ([, area, path = '']) => ({ file: join(file, '..', path), area }),
  ),
);

it('every page and part that comes later is fetched with the words of its own area', () => {
  expect(fetched.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['pages/session/login/LoginPage.tsx', 'shell/AccountCorner.tsx']),
  );
  // The words of records come with the general ones.
  const own = fetched.map(({ file, area }) => ({
    file,
    area: area === 'records' && areaOf(file) === 'general' ? area : areaOf(file),
  }));
  expect(fetched).toEqual(own);
});

const sentencesOf = async (code: ShippedLanguage): Promise<Sentences> =>
  Object.assign({}, ...Object.values(await sentencesInCatalog(code))) as Sentences;

const english = await sentencesOf('EN');

/** Ids whose English text another id has with another meaning, each with the reason. */
const otherMeaning: Readonly<Record<string, string>> = {
  'kit.next': 'the next picture; registration.next is the next step of a form',
  'limits.step.set': 'a limit that was set; security.set is a button',
  'messages.new': 'of messages; kit.new is of games',
  'referral.deposited': 'by a friend; profit.deposited is a total',
  'referral.reward': 'money; points.redemptions.reward is a prize',
};

describe.each(shippedLanguages)('the catalogs %s', (code) => {
  it('hold values, plural forms, script, digits and marks of the language in every sentence', async () => {
    const { tag } = languages[code];
    const suspicions = Object.entries(await sentencesOf(code)).flatMap(([id, text]) =>
      findSuspicions({ code, tag, english: english[id] ?? '', text }).map(
        (suspicion) => `${id}: ${suspicion}: ${text}`,
      ),
    );
    expect(suspicions).toEqual([]);
  });

  it('say one English sentence in one way', async () => {
    const shared = Object.fromEntries(Object.entries(english).filter(([id]) => !(id in otherMeaning)));
    expect(differingTranslations(shared, await sentencesOf(code))).toEqual([]);
  });
});

import { languages, shippedLanguages, type ShippedLanguage } from '@baize/domain/languages';
import { differingTranslations, findSuspicions } from '@baize/tooling/sentences';
import { describe, expect, it } from 'vitest';
import { sentencesInCatalog } from './catalogFile.ts';
import type { Sentences } from './sentencesInSource.ts';

const sentencesOf = async (code: ShippedLanguage): Promise<Sentences> =>
  Object.assign({}, ...Object.values(await sentencesInCatalog(code))) as Sentences;

const english = await sentencesOf('EN');

/** Ids whose English text another id has with another meaning, each with the reason. */
const otherMeaning: Readonly<Record<string, string>> = {
  'kit.next': 'the next picture; registration.next is the next step of a form',
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

import { readFileSync } from 'node:fs';
import { shippedLanguages } from '@baize/domain/languages';
import type { ShippedLanguage } from '@baize/domain/languages';
import type { Words } from './inLanguage.ts';

type Texts<Text> = Readonly<Partial<Record<string, Text>>>;
type ByLanguage<Content> = Readonly<Record<ShippedLanguage, Content>>;

/** Texts of one thing by field, each in every language that has it. */
type InWords<Fields> = { readonly [Field in keyof Fields]: Words<NonNullable<Fields[Field]>> };

/** The folder's JSON file of each shipped language, `<CODE>.json`. */
export const readByLanguage = <Content>(folder: URL): ByLanguage<Content> => {
  const read = shippedLanguages.map((code) => {
    const content: unknown = JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8'));
    return [code, content] as const;
  });
  return Object.fromEntries(read) as ByLanguage<Content>;
};

const inEach = <Text>(texts: ByLanguage<Texts<Text>>, id: string): (readonly [ShippedLanguage, Text])[] =>
  shippedLanguages.flatMap((code) => {
    const text = texts[code][id];
    return text === undefined ? [] : [[code, text] as const];
  });

/** The text of an id, in each language that has it. */
export const textOf = <Text>(texts: ByLanguage<Texts<Text>>, id: string): Partial<Words<Text>> =>
  Object.fromEntries(inEach(texts, id)) as Partial<Words<Text>>;

/** Reads the texts of a folder by id, once. The returned function throws for an id without English texts. */
export const readWords = <Fields extends object>(folder: URL): ((id: string) => InWords<Fields>) => {
  const texts = readByLanguage<Texts<Fields>>(folder);
  return (id) => {
    const english = texts.EN[id];
    if (english === undefined) throw new Error(`"${id}" has no texts in ${folder.pathname}EN.json.`);
    const fields = (Object.keys(english) as (keyof Fields)[]).map((field) => {
      const written = inEach(texts, id).filter(([, own]) => own[field] !== undefined);
      return [field, Object.fromEntries(written.map(([code, own]) => [code, own[field]]))] as const;
    });
    return Object.fromEntries(fields) as InWords<Fields>;
  };
};

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type LanguageCode } from '@baize/domain/languages';
import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../surroundings/sites.ts';
import { sitesFolder } from '../surroundings/surroundings.ts';

// Replacements for plain letters: text that still has plain ones came from no catalog.
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const COATED = 'àƀćđëƒĝħíĵķłɱñøþɋřšťüṽŵẋýžÀƁĆĐËƑĜĦÍĴĶŁṀÑØÞɊŘŠŤÜṼŴẊÝŽ';

/** Translates a text into the pseudo language: doubled vowels and accented letters, still readable. */
export const pseudo = (text: string): string =>
  text.replaceAll(/[aeiou]/giu, '$&$&').replaceAll(/[a-z]/giu, (letter) => COATED[PLAIN.indexOf(letter)] ?? letter);

/** Translates a compiled message: its texts, and those inside the plurals and selects of its placeholders. */
const pseudoMessage = (parts: readonly unknown[]): unknown[] =>
  parts.map((part) => {
    if (typeof part === 'string') return pseudo(part);
    if (!Array.isArray(part)) return part;
    const [name, kind, choices] = part as [unknown, unknown, unknown];
    if (typeof choices !== 'object' || choices === null) return part;
    const options = Object.entries(choices).map(([key, value]: [string, unknown]) => {
      if (key === 'offset') return [key, value];
      return [key, Array.isArray(value) ? pseudoMessage(value) : pseudo(String(value))];
    });
    return [name, kind, Object.fromEntries(options)];
  });

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Words that `Intl` writes into dates and amounts. */
const writtenByIntl = (tag: string): string[] => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(2000, month, 15));
  return [
    ...(['long', 'short'] as const).flatMap((month) => months.map((day) => day.toLocaleDateString(tag, { month }))),
    ...new Intl.NumberFormat(tag, { style: 'unit', unit: 'second' }).format(2).split(' '),
    'GMT',
  ];
};

/** Texts from the merchant and the gateway, which are in no catalog. */
export type Told = {
  readonly texts: ReadonlySet<string>;
};

/** Replaces a language's catalogs by the pseudo language, and records texts from all other responses. */
export const speakPseudo = async (context: BrowserContext, site: Site, code: LanguageCode): Promise<Told> => {
  const texts = new Set<string>([
    ...Object.values(languages).map(({ nativeName }) => nativeName),
    ...writtenByIntl(languages[code].tag),
  ]);
  await context.route(new RegExp(`/languages/${code}\\.`, 'u'), async (route) => {
    const file = join(sitesFolder, site.id, new URL(route.request().url()).pathname);
    const messages = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown[]>);
    await route.fulfill({ json: Object.fromEntries(messages.map(([id, parts]) => [id, pseudoMessage(parts)])) });
  });
  context.on('response', async (answer) => {
    if (answer.headers()['content-type']?.includes('json') !== true) return;
    const value: unknown = await answer.json().catch(() => undefined);
    if (!new URL(answer.url()).pathname.startsWith('/languages/')) for (const text of textsIn(value)) texts.add(text);
  });
  return { texts };
};

/** Visible and accessible texts of a page with words that come from no catalog. */
export const unwrapped = async (page: Page, told: Told): Promise<string[]> => {
  const tenant: unknown = JSON.parse(await page.locator('#tenant').innerHTML());
  const seen = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript') === null) found.push(node.textContent ?? '');
    }
    const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];
    for (const name of spoken) {
      for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name) ?? '');
    }
    return found;
  });
  const known = [...told.texts, ...textsIn(tenant)]
    .filter((text) => /[a-z]/iu.test(text))
    .toSorted((one, other) => other.length - one.length);
  const rest = seen.map((text) => ({ text, left: known.reduce((left, each) => left.replaceAll(each, ''), text) }));
  return [...new Set(rest.filter(({ left }) => /[a-z]{3,}/iu.test(left)).map(({ text }) => text))];
};

import { isLanguageCode, languages } from '@baize/domain/languages';
import { isRouteName } from '@baize/domain/routes';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import type { JsonSource } from '../diagnostics/source.ts';
import type { ReadableFacts } from './readableFacts.ts';
import type { ReleaseFacts } from './releaseFacts.ts';

/** UTC+14 (Kiribati), the earliest time zone. */
const FURTHEST_EAST_MILLISECONDS = 14 * 60 * 60 * 1000;

const listOf = (source: JsonSource, key: string): unknown[] => {
  const list: unknown = (source.value as Record<string, unknown> | undefined)?.[key];
  return Array.isArray(list) ? list : [];
};

// One diagnostic per list, however many of its pages are missing in the release.
const checkPages = (source: JsonSource, release: ReleaseFacts): Diagnostic[] =>
  ['navigation', 'footer'].flatMap((key) => {
    const list = listOf(source, key);
    const absent = list.filter((name) => isRouteName(name) && !release.routes[name]);
    const [first] = absent;
    if (first === undefined) return [];
    const [pages, are] = absent.length === 1 ? ['a page', 'It is'] : ['pages', 'They are'];
    const message = `"${key}" names ${pages} that this release has not: ${absent.join(', ')}.`;
    const fix = `${are} left out until a release has ${absent.length === 1 ? 'it' : 'them'}; this one has ${Object.keys(release.routes).join(', ')}.`;
    const problem = { severity: 'warning', code: 'page-not-offered', message, fix } as const;
    return [source.at([key, list.indexOf(first)], problem)];
  });

/** Reports pages that navigation and footer name but cannot contain. */
const checkUnlisted = (source: JsonSource, release: ReleaseFacts): Diagnostic[] =>
  ['navigation', 'footer'].flatMap((key) =>
    listOf(source, key).flatMap((name, index): Diagnostic[] => {
      if (!isRouteName(name) || release.routes[name]?.listed !== false) return [];
      const shown = Object.entries(release.routes).flatMap(([route, { listed }]) => (listed === false ? [] : [route]));
      const message = `"${key}" names "${name}", a page that no menu can show: it is left out.`;
      const problem = {
        severity: 'warning',
        code: 'page-not-shown',
        message,
        fix: `Use some of: ${shown.join(', ')}.`,
      } as const;
      return [source.at([key, index], problem)];
    }),
  );

/** Reports claims dated in the future in every time zone. */
const checkClaims = (source: JsonSource, now: Date): Diagnostic[] => {
  const { claims } = (source.value ?? {}) as { claims?: { asOf?: unknown } };
  const latest = new Date(now.getTime() + FURTHEST_EAST_MILLISECONDS).toISOString().slice(0, 10);
  const asOf = typeof claims === 'object' && claims !== null ? claims.asOf : undefined;
  if (typeof asOf !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(asOf) || asOf <= latest) return [];
  const message = `"claims.asOf" is ${asOf}, a day that is still to come.`;
  const fix = 'Write the day on which the figures were taken.';
  return [source.at(['claims', 'asOf'], { code: 'wrong-value', message, fix })];
};

/** Checks languages, pages, theme and claims beyond what the schema can. */
export const checkOffer = (
  source: JsonSource,
  facts: ReadableFacts,
  release: ReleaseFacts | undefined,
  now: Date,
): Diagnostic[] => {
  const diagnostics: Diagnostic[] = checkClaims(source, now);
  const { defaultLanguage, theme } = facts;
  if (defaultLanguage && facts.languages.length > 0 && !facts.languages.includes(defaultLanguage)) {
    const message = `The default language ${defaultLanguage} is not one of "languages".`;
    const fix = `Use one of: ${facts.languages.join(', ')}.`;
    diagnostics.push(source.at(['defaultLanguage'], { code: 'language-not-offered', message, fix }));
  }
  if (!release) return diagnostics;
  for (const [index, code] of listOf(source, 'languages').entries()) {
    if (!isLanguageCode(code) || release.languages.includes(languages[code].catalog)) continue;
    const fix = didYouMean(code, release.languages);
    const message = `The release has no words in ${code}.`;
    diagnostics.push(source.at(['languages', index], { code: 'language-not-offered', message, fix }));
  }
  if (!release.themes.includes(theme)) {
    const fix = didYouMean(theme, release.themes);
    diagnostics.push(
      source.at(['theme'], { code: 'wrong-value', message: `The release has no theme "${theme}".`, fix }),
    );
  }
  return [...diagnostics, ...checkPages(source, release), ...checkUnlisted(source, release)];
};

import { isLanguageCode, languages } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import type { JsonSource } from '../diagnostics/source.ts';
import { brandColorPattern, themeIds } from '../schema/tenantSchema.ts';
import type { ThemeId } from '../document/document.types.ts';
import type { ReleaseFacts } from './releaseFacts.ts';

/** What of a `tenant.json` can be used to check the rest of its folder, whatever else is wrong with it. */
export type ReadableFacts = {
  languages: LanguageCode[];
  defaultLanguage?: LanguageCode;
  theme: ThemeId;
  brandColor?: string;
};

/** Reads the facts that other checks need; a fact that is missing or wrong is told of by the schema. */
export function readableFacts(source: JsonSource): ReadableFacts {
  const { languages: offered, defaultLanguage, theme, brandColor } = (source.value ?? {}) as Record<string, unknown>;
  const isColor = typeof brandColor === 'string' && brandColorPattern.test(brandColor);
  return {
    languages: Array.isArray(offered) ? offered.filter(isLanguageCode) : [],
    ...(isLanguageCode(defaultLanguage) && { defaultLanguage }),
    theme: themeIds.find((id) => id === theme) ?? 'lacquer',
    ...(isColor && { brandColor }),
  };
}

/** Faults of the languages and the theme that the schema alone cannot see. */
export function checkOffer(source: JsonSource, facts: ReadableFacts, release: ReleaseFacts | undefined): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const { defaultLanguage, theme } = facts;
  if (defaultLanguage && facts.languages.length > 0 && !facts.languages.includes(defaultLanguage)) {
    const message = `The default language ${defaultLanguage} is not one of "languages".`;
    const fix = `Use one of: ${facts.languages.join(', ')}.`;
    diagnostics.push(source.at(['defaultLanguage'], { code: 'language-not-offered', message, fix }));
  }
  if (!release) return diagnostics;
  const written = ((source.value ?? {}) as { languages?: unknown }).languages;
  for (const [index, code] of (Array.isArray(written) ? written : []).entries()) {
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
  return diagnostics;
}

import { isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { JsonSource } from '../diagnostics/source.ts';
import { brandColorPattern, themeIds } from '../schema/tenantSchema.ts';
import type { ThemeId } from '../document/document.types.ts';

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

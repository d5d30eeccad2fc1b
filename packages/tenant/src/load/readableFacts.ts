import { isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { JsonSource } from '../diagnostics/source.ts';
import { themeIds } from '../document/themeIds.ts';
import type { ThemeId } from '../document/themeIds.ts';
import { brandColorPattern } from '../schema/tenantSchema.ts';

/** Fields of `tenant.json` needed to check the rest of the folder, even if other fields are invalid. */
export type ReadableFacts = {
  languages: LanguageCode[];
  defaultLanguage?: LanguageCode;
  theme: ThemeId;
  brandColor?: string;
};

/** Extracts the valid ones of these fields; invalid or missing fields are reported by the schema. */
export const readableFacts = (source: JsonSource): ReadableFacts => {
  const { languages: offered, defaultLanguage, theme, brandColor } = (source.value ?? {}) as Record<string, unknown>;
  const isColor = typeof brandColor === 'string' && brandColorPattern.test(brandColor);
  return {
    languages: Array.isArray(offered) ? offered.filter(isLanguageCode) : [],
    ...(isLanguageCode(defaultLanguage) && { defaultLanguage }),
    theme: themeIds.find((id) => id === theme) ?? themeIds[0],
    ...(isColor && { brandColor }),
  };
};

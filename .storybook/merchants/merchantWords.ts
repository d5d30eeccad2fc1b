import { isLanguageCode, languages, shippedLanguages } from '@baize/domain/languages';
import { compileWithSample } from '@baize/portal/build/words/compileWithSample.ts';
import type { Tenant } from '@baize/tenant';
import { withOwnSentences } from '@baize/tenant/document';
import type { CompiledMessages } from '@baize/tenant/messages';

/** Languages that have a catalog; any other shows English. */
export const sharedLanguages: readonly string[] = shippedLanguages;

/** The portal's own sentences of one language, all areas together. */
export const portalWords = async (code: string): Promise<CompiledMessages> => {
  if (!isLanguageCode(code)) return {};
  return Object.assign({}, ...Object.values(await compileWithSample(code))) as CompiledMessages;
};

/** The portal's sentences in a language, overridden by the merchant's own, as on its site. */
export const merchantWords = async (tenant: Tenant, code: string): Promise<CompiledMessages> => {
  if (!isLanguageCode(code)) return {};
  const { catalog } = languages[code];
  const own = { ...tenant.messages[catalog], ...tenant.messages[code] };
  return withOwnSentences(await portalWords(catalog), own);
};

import type { LanguageCode } from '@baize/domain/languages';
import { foldConstants } from '@baize/tenant/messages';
import type { Messages } from '@lingui/core';
import { compileCatalog } from '../../build/catalogs.ts';
import { sampleTenant } from './sampleTenant.ts';

/** The portal's sentences in a language as the sample merchant's site has them. */
export async function catalogOf(language: LanguageCode): Promise<Messages> {
  const { brandName, supportEmail, minimumAge } = sampleTenant;
  const constants = { brandName, supportEmail, minimumAge: String(minimumAge) };
  const catalog = await compileCatalog(language);
  return Object.fromEntries(Object.entries(catalog).map(([id, message]) => [id, foldConstants(message, constants)]));
}

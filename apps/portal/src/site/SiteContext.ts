import type { LanguageCode } from '@baize/domain/languages';
import type { EffectiveSite, TenantDocument } from '@baize/tenant/document';
import { createContext, use } from 'react';
import type { SiteWords } from './words/SiteWords.ts';

export type Site = {
  readonly document: TenantDocument;
  /** The language on screen, as a gateway code. */
  readonly language: LanguageCode;
  readonly words: SiteWords;
  /** The document as it applies once the gateway's start-up answer has been read. */
  readonly effective: EffectiveSite;
};

export const SiteContext = createContext<Site | undefined>(undefined);

/** The current merchant's site. Throws outside <App>. */
export const useSite = (): Site => {
  const site = use(SiteContext);
  if (site === undefined) throw new Error('useSite needs a SiteContext above it: render inside <App>.');
  return site;
};

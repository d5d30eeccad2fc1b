import type { LanguageCode } from '@baize/domain/languages';
import { siteConstantsOf, type TenantDocument } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import { createWords } from './createWords.ts';
import { SiteWords } from './SiteWords.ts';
import { Vocabulary, type LoadWords } from './Vocabulary.ts';
import type { WordArea } from './wordAreas.ts';

type First = {
  readonly language: LanguageCode;
  readonly messages: Messages;
  /** Areas that `messages` contain in full; the shell by default. */
  readonly areas?: readonly WordArea[];
};

/** Creates the words of a merchant's site from those that the page contains. */
export const createSiteWords = (
  tenant: TenantDocument,
  { language, messages, areas }: First,
  load: LoadWords,
): SiteWords => {
  const constants = siteConstantsOf(tenant);
  const open = (code: LanguageCode, known: Messages = {}, there: readonly WordArea[] = []) =>
    new Vocabulary(code, createWords(code, known, constants), load, there);
  return new SiteWords(open(language, messages, areas ?? ['shell']), open);
};

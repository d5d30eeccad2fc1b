declare module 'virtual:merchants' {
  import type { LanguageCode } from '@baize/domain/languages';
  import type { TenantDocument } from '@baize/tenant/document';
  import type { Messages } from '@lingui/core';

  export type Merchant = {
    readonly id: string;
    readonly name: string;
    readonly theme: TenantDocument['theme'];
    readonly brandColor?: string;
    readonly overrides?: unknown;
    readonly document: TenantDocument;
    /** The site's sentences, by offered language. */
    readonly words: Partial<Record<LanguageCode, () => Promise<{ readonly default: Messages }>>>;
  };

  export const merchants: readonly Merchant[];

  /** The sentences that all merchants share, by catalog. */
  export const sharedWords: Partial<Record<LanguageCode, () => Promise<{ readonly default: Messages }>>>;
}

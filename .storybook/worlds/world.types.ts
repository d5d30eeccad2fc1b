import type { LanguageCode } from '@baize/domain/languages';
import type { TenantDocument } from '@baize/tenant/document';
import type { WorldWish } from '@baize/worlds';
import type { Messages } from '@lingui/core';

/**
 * A story's `parameters.world`: the request to the lab, and `from`, the merchant to clone (the toolbar's by default). A
 * page story in `apps/portal` is a `PageStory`, reads `loaded.world` and `loaded.site`, and imports nothing from here.
 */
export type StoryWorld = WorldWish & { readonly from?: string };

/** A merchant's clone that one story has to itself; its `fetch` reaches this clone only. */
export type World = {
  readonly id: string;
  readonly token?: string;
  readonly fetch: typeof fetch;
  /** Aborts the pending calls. */
  readonly end: () => void;
};

/** The merchant's site in the toolbars' settings. */
export type Site = {
  readonly document: TenantDocument;
  readonly language: LanguageCode;
  readonly messages: Messages;
  /** The sentences of another offered language. */
  readonly load: (language: LanguageCode) => Promise<Messages>;
};

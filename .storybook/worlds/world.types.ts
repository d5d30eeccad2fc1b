import type { LanguageCode } from '@baize/domain/languages';
import type { TenantDocument } from '@baize/tenant/document';
import type { WorldWish } from '@baize/worlds';
import type { Messages } from '@lingui/core';

/**
 * A story's `parameters.world`: what the lab is asked for, and the merchant to clone; the toolbar's when it is left out.
 * A page story in `apps/portal` is a `PageStory`, reads `loaded.world` and `loaded.site`, and imports nothing from here.
 */
export type StoryWorld = WorldWish & { readonly from?: string };

/** A merchant's clone that one story has to itself: for the gateway client, `fetch` speaks to it alone. */
export interface World {
  readonly id: string;
  readonly token?: string;
  readonly fetch: typeof fetch;
  /** Gives up the calls that are still under way. */
  readonly end: () => void;
}

/** The merchant's site as the toolbars ask for it. */
export interface Site {
  readonly document: TenantDocument;
  readonly language: LanguageCode;
  readonly messages: Messages;
  /** The sentences of another offered language. */
  readonly load: (language: LanguageCode) => Promise<Messages>;
}

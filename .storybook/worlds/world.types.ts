import type { LanguageCode } from '@baize/domain/languages';
import type { TenantDocument } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';

/**
 * A story's `parameters.world`: what the lab is asked for. A page story in `apps/portal` says
 * `parameters: { world: { as: 'player' } }`, reads `loaded.world` and `loaded.site`, and imports nothing from here.
 */
export interface WorldWish {
  /** The merchant to clone; the toolbar's when it is left out. */
  readonly from?: string;
  /** The account to be logged in as, for example `player`; a visitor when left out. */
  readonly as?: string;
  readonly faults?: Readonly<Record<string, unknown>>;
  /** The world's time, ISO 8601. */
  readonly clock?: string;
}

/** A merchant's clone that one story has to itself: for the gateway client, `fetch` speaks to it alone. */
export interface World {
  readonly id: string;
  readonly token?: string;
  readonly fetch: typeof fetch;
}

/** The merchant's site as the toolbars ask for it. */
export interface Site {
  readonly document: TenantDocument;
  readonly language: LanguageCode;
  readonly messages: Messages;
  /** The sentences of another offered language. */
  readonly load: (language: LanguageCode) => Promise<Messages>;
}

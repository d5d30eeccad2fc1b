import type { LanguageCode } from '@baize/domain/languages';
import type { RouteName } from '@baize/domain/routes';

/** The parts of a release's manifest that a tenant folder is checked against. */
export type ReleaseFacts = {
  messages: Record<string, string[]>;
  tokens: readonly string[];
  languages: readonly LanguageCode[];
  bannerGroups: readonly string[];
  themes: readonly string[];
  /** The release's pages; `listed` is false if menus cannot contain it. */
  routes: Partial<Record<RouteName, { listed?: boolean }>>;
};

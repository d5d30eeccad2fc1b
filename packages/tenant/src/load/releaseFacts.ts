import type { LanguageCode } from '@baize/domain/languages';
import type { RouteName } from '@baize/domain/routes';

/** What a tenant may refer to: the part of a release's manifest that diagnostics check a folder against. */
export type ReleaseFacts = {
  messages: Record<string, string[]>;
  tokens: readonly string[];
  languages: readonly LanguageCode[];
  bannerGroups: readonly string[];
  themes: readonly string[];
  /** Its pages, and whether navigation can show them. */
  routes: Partial<Record<RouteName, { listed?: boolean }>>;
};

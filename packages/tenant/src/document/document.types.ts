import type { BannerGroup } from '@baize/domain/banner-groups';
import type { CategoryCode } from '@baize/domain/categories';
import type { HelpLine, LawNotice } from '@baize/domain/jurisdictions';
import type { LanguageCode } from '@baize/domain/languages';
import type { RouteName } from '@baize/domain/routes';
import type { ThemeId } from './themeIds.ts';

export type SchemeChoice = 'dark' | 'light' | 'system';

/**
 * Exact origins (`https://host`, `http://games.localhost:*`) that a merchant allows beside its own, as sources of the
 * content policy.
 */
export type Origins = { frames: string[]; images: string[]; chat: string[] };

/** Figures that a merchant claims (REQ-049, REQ-055), with their source and date (D27). */
export type Claims = {
  source: string;
  /** `source` in other languages. */
  sourceIn?: Partial<Record<LanguageCode, string>>;
  asOf: string;
  depositSeconds?: number;
  withdrawSeconds?: number;
  paymentPartners?: number;
  gameProviders?: number;
  signUpReward?: { amount: string; currency: string };
  rebatePercent?: Partial<Record<'FISH' | 'RNG' | 'LIVE' | 'SPORTS' | 'ESPORTS', number>>;
};

/** A picture for an `<img>`: address, size in CSS pixels, and better formats if there are any. */
export type Picture = { src: string; width: number; height: number; sources?: { type: string; srcset: string }[] };

/** A merchant's own slide. Its texts are the messages `banner.<group>.<id>.title` and `.line`. */
export type TenantBanner = {
  id: string;
  image: Picture;
  imageNarrow?: Picture;
  /** Pictures shown from 06:00 to 18:00 in the merchant's time zone, if they differ. */
  day?: { image: Picture; imageNarrow?: Picture };
  to?: RouteName;
};

/** A merchant's Firebase Authentication project, and its uses. */
export type FirebaseProject = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** True when Firebase sends the SMS codes of registrations. */
  phone: boolean;
  /** Identity providers that players can sign in with. */
  signIn: ('google' | 'facebook')[];
  /** Address of an emulator instead of Google's servers. */
  emulator?: string;
};

/** The first shelf of home: upcoming draws, one game table on a wide stage, or a category shown as a room. */
type FirstShelf =
  | { kind: 'draws' }
  | { kind: 'table'; vassalage: string; gameCode: string }
  | { kind: 'room'; category: CategoryCode };

/** What a site shows by the law under which it offers play. */
export type SiteLaw = {
  notice?: LawNotice;
  helpLine?: HelpLine;
  /** True to say that advertising is agreed to apart from the terms, by channel. */
  marketingByChannel?: true;
  /** Hours without play, as HH:MM in the merchant's time zone. */
  nightBreak?: { from: string; to: string };
};

/** A merchant's public settings, inlined in every page of its site and available before any call. */
export type TenantDocument = {
  format: 1;
  id: string;
  brandName: string;
  theme: ThemeId;
  defaultScheme: SchemeChoice;
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /** ISO 3166-1 alpha-2 code: decides the format of amounts and dates where the language does not. */
  region?: string;
  domains: string[];
  supportEmail: string;
  customerService: string;
  minimumAge: number;
  origins: Origins;
  navigation: RouteName[];
  footer: RouteName[];
  home?: { firstShelf?: FirstShelf };
  termsTicked: boolean;
  /** True to show a login form beneath the header on wide screens. */
  headerLogin: boolean;
  firebase?: FirebaseProject;
  /** True to load Google's tag, after the player's consent (REQ-077). */
  googleTag: boolean;
  usdtTutorial?: string;
  /** Gambling licence, and the address to check it. */
  licence?: { authority: string; number: string; url: string };
  /** Organisations that help with problem gambling. */
  playResponsibly?: { name: string; url: string }[];
  claims?: Claims;
  law?: SiteLaw;
  brand: { logo: Picture; logoDark: Picture };
  banners: Partial<Record<BannerGroup, TenantBanner[]>>;
  words: Partial<Record<LanguageCode, WordsPlace>>;
};

/**
 * Names of an offered language's catalogs under `/languages/`: the release's are in a folder, one file per area
 * (`<areas>/<area>.json`); the merchant's own, if any, in one file (`<own>.json`).
 */
export type WordsPlace = { areas: string; own?: string };

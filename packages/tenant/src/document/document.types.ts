import type { BannerGroup } from '@baize/domain/banner-groups';
import type { CategoryCode } from '@baize/domain/categories';
import type { LanguageCode } from '@baize/domain/languages';
import type { RouteName } from '@baize/domain/routes';

export type SchemeChoice = 'dark' | 'light' | 'system';
export type ThemeId = 'lacquer' | 'neon';

/** Exact origins (`https://host`, `http://games.localhost:*`) a merchant allows beside its own; the content policy is written from them. */
export type Origins = { frames: string[]; images: string[]; chat: string[] };

/** Figures a merchant claims (REQ-049, REQ-055), with where they are from and the day they were true (D27). */
export type Claims = {
  source: string;
  /** The same in other languages. */
  sourceIn?: Partial<Record<LanguageCode, string>>;
  asOf: string;
  depositSeconds?: number;
  withdrawSeconds?: number;
  paymentPartners?: number;
  gameProviders?: number;
  signUpReward?: { amount: string; currency: string };
  rebatePercent?: Partial<Record<'FISH' | 'RNG' | 'LIVE' | 'SPORTS' | 'ESPORTS', number>>;
};

/** One picture as a browser asks for it: an address, its size in CSS pixels, and better formats where there are any. */
export type Picture = { src: string; width: number; height: number; sources?: { type: string; srcset: string }[] };

/** A slide of the merchant's own. Its words are the messages `banner.<group>.<id>.title` and `.line`. */
export type TenantBanner = {
  id: string;
  image: Picture;
  imageNarrow?: Picture;
  /** What it shows by day, where that is another picture. */
  day?: { image: Picture; imageNarrow?: Picture };
  to?: RouteName;
};

/** A merchant's project of Firebase Authentication, and what it is for. */
export type FirebaseProject = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** It sends the codes of registrations. */
  phone: boolean;
  /** Whose accounts players sign in with through it. */
  signIn: ('google' | 'facebook')[];
  /** An emulator's address, in the place of Google's. */
  emulator?: string;
};

/** What home shows first of the merchant's own: draws to come, one table on a wide stage, or a category gathered as a room. */
type FirstShelf =
  | { kind: 'draws' }
  | { kind: 'table'; vassalage: string; gameCode: string }
  | { kind: 'room'; category: CategoryCode };

/** What the browser is told about a merchant before any call: inlined in every page of its site. */
export type TenantDocument = {
  format: 1;
  id: string;
  brandName: string;
  theme: ThemeId;
  defaultScheme: SchemeChoice;
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  /** Two letters of ISO 3166-1: how amounts and dates are written where a language leaves it open. */
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
  /** Visitors log in beneath the header, where the screen is wide. */
  headerLogin: boolean;
  firebase?: FirebaseProject;
  /** Google's tag may load, once the player agrees (REQ-077). */
  googleTag: boolean;
  usdtTutorial?: string;
  /** What it plays under, and where that can be checked. */
  licence?: { authority: string; number: string; url: string };
  /** Who helps when play is no fun any more. */
  playResponsibly?: { name: string; url: string }[];
  claims?: Claims;
  brand: { logo: Picture; logoDark: Picture };
  banners: Partial<Record<BannerGroup, TenantBanner[]>>;
  words: Partial<Record<LanguageCode, WordsPlace>>;
};

/**
 * Where an offered language's sentences are, under `/languages/`: those of the release in a folder with a file an area
 * (`<areas>/<area>.json`), the merchant's own in one file (`<own>.json`), if there are any.
 */
export type WordsPlace = { areas: string; own?: string };

import type { BannerGroup } from '@baize/domain/banner-groups';
import type { RouteName } from '@baize/domain/routes';
import type { Picture, TenantDocument } from '@baize/tenant/document';
import type { PageWords } from '../words/siteWords.ts';

/** Pages with a link preview, and the banner groups that provide its picture, in order of preference. */
const bannersOf = {
  promotions: ['w_promotions', 'w_home'],
  register: ['w_reg', 'w_login'],
  login: ['w_login', 'w_reg'],
  down: ['w_download'],
} as const satisfies Partial<Record<RouteName, readonly BannerGroup[]>>;

type SharedName = keyof typeof bannersOf;

/** The facts of a page that has an HTML file of its own, for crawlers that run no script. */
export type SharedPage = {
  name: SharedName;
  /** Its paths, the canonical one first. */
  paths: readonly [string, ...string[]];
  title: string;
  description: string | undefined;
  /** The merchant's first banner for the page; undefined if it has none. */
  picture: Picture | undefined;
};

/** Paths and label id of each page, as the release's manifest lists them. */
export type PageList = Partial<Record<RouteName, { paths: readonly string[]; label?: string }>>;

/** The pages of a release with a link preview, in the site's default language. */
export const sharedPages = (pages: PageList, words: PageWords, { brandName, banners }: TenantDocument): SharedPage[] =>
  Object.entries(bannersOf).flatMap(([key, groups]) => {
    const name = key as SharedName;
    const { paths: [path, ...others] = [], label = '' } = pages[name] ?? {};
    const named = words.plain(label);
    if (path === undefined || named === undefined) return [];
    const picture = groups.flatMap((group) => banners[group]?.[0]?.image ?? [])[0];
    const title = `${named} · ${brandName}`;
    return [{ name, paths: [path, ...others], title, description: words.plain(`site.${name}`), picture }];
  });

/** Path of the page's HTML file in the site; static hosts serve it under the page's canonical path. */
export const sharedPageFile = ({ paths }: SharedPage): string => `${paths[0]}.html`;

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, languages, type LanguageCode } from '@baize/domain/languages';

type FirebaseProject = {
  readonly projectId: string;
  readonly phone: boolean;
  readonly emulator?: string;
};

/** An assembled site, as its own page describes it: no journey knows a merchant by name. */
export type Site = {
  readonly id: string;
  readonly brandName: string;
  readonly languages: readonly LanguageCode[];
  /** The one its pages are written in; the others are fetched. */
  readonly defaultLanguage: LanguageCode | undefined;
  /** Visitors log in beneath its header, where there is room. */
  readonly headerLogin: boolean;
  /** Google may count visits there. */
  readonly googleTag: boolean;
  /** Home promises new players a reward. */
  readonly promisesReward: boolean;
  /** The origins that its pictures may come from. */
  readonly images: readonly string[];
  /** The origins that its chat may come from. */
  readonly chats: readonly string[];
  readonly usdtTutorial: string | undefined;
  /** The project that its members prove numbers through. */
  readonly firebase: FirebaseProject | undefined;
};

/** The sites of a folder, in the order of their names. */
export const readSites = (folder: string): Site[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((id) => {
      const page = join(folder, id, 'index.html');
      if (!existsSync(page)) return [];
      const block = /<script type="application\/json" id="tenant">(.*?)<\/script>/su.exec(
        readFileSync(page, 'utf8'),
      )?.[1];
      const document = JSON.parse(block ?? '{}') as {
        brandName?: string;
        languages?: string[];
        defaultLanguage?: string;
        headerLogin?: boolean;
        googleTag?: boolean;
        claims?: { signUpReward?: object };
        origins?: { images?: string[]; chat?: string[] };
        usdtTutorial?: string;
        firebase?: FirebaseProject;
      };
      const codes = (document.languages ?? []).filter(isLanguageCode);
      const defaultLanguage = codes.find((code) => code === document.defaultLanguage);
      const {
        brandName = id,
        headerLogin = false,
        googleTag = false,
        claims,
        origins,
        usdtTutorial,
        firebase,
      } = document;
      const promisesReward = claims?.signUpReward !== undefined;
      const opened = {
        googleTag,
        promisesReward,
        images: origins?.images ?? [],
        chats: origins?.chat ?? [],
        usdtTutorial,
        firebase,
      };
      return [{ id, brandName, languages: codes, defaultLanguage, headerLogin, ...opened }];
    });
};

/** The languages of a site that are written in a direction. */
export const languagesWritten = (site: Site, direction: 'ltr' | 'rtl'): LanguageCode[] =>
  site.languages.filter((code) => languages[code].direction === direction);

/** Another language of a site that speaks English. */
export const languageBesideEnglish = (site: Site): LanguageCode => {
  const other = site.languages.find((code) => code !== 'EN');
  if (other === undefined) throw new Error(`${site.id} speaks English alone.`);
  return other;
};

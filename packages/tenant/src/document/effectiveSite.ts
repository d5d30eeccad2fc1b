import { allowedAddress, thisSite } from '@baize/domain/addresses';
import { noFlags, type Flags } from '@baize/domain/flags';
import { offeredLanguages, type LanguageCode } from '@baize/domain/languages';
import type { RouteName } from '@baize/domain/routes';
import type { TenantDocument } from './document.types.ts';

/** The fields of a gateway's start-up response that are merged with a merchant's document. */
export type StartUpFacts = {
  flags: Flags;
  languages: readonly LanguageCode[];
  imageCdns: readonly string[];
  launchCdns: readonly string[];
  resources: readonly { resourceType: string; url: string }[];
};

export type EffectiveSite = {
  flags: Flags;
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  navigation: RouteName[];
  footer: RouteName[];
  imageCdns: string[];
  launchCdns: string[];
  customerService: string;
};

const nothingYet: StartUpFacts = { flags: noFlags, languages: [], imageCdns: [], launchCdns: [], resources: [] };

const liesWithin = (origins: readonly string[]) => (url: string) =>
  allowedAddress(url, { site: thisSite, origins }) !== undefined;

/**
 * Merges a merchant's document with its gateway's start-up response; until that arrives, the document decides. Flags:
 * the gateway. Languages: those both offer (the document's default if there is none). Navigation and footer: the
 * document. Frames, images, chat: the document allows origins, the gateway chooses among them.
 */
export const effectiveSite = (document: TenantDocument, startUp: StartUpFacts | undefined): EffectiveSite => {
  const { flags, imageCdns, launchCdns, resources } = startUp ?? nothingYet;
  const both = offeredLanguages(document.languages, startUp?.languages);
  const languages = both.length > 0 ? [...both] : [document.defaultLanguage];
  const chat = resources.find(
    ({ resourceType, url }) => resourceType === 'LIVECHAT' && liesWithin(document.origins.chat)(url),
  );
  return {
    flags,
    languages,
    defaultLanguage: languages.includes(document.defaultLanguage)
      ? document.defaultLanguage
      : (languages[0] ?? document.defaultLanguage),
    navigation: document.navigation,
    footer: document.footer,
    imageCdns: imageCdns.filter(liesWithin(document.origins.images)),
    launchCdns: launchCdns.filter(liesWithin(document.origins.frames)),
    customerService: chat?.url ?? document.customerService,
  };
};

import type { Call, Services } from '../kernel/gateway.types.ts';
import type { ActiveMerchant, Conditions } from '../merchants/merchants.types.ts';
import { fieldRulesOf, languagesOf, memberTypesOf, whiteLabelOf } from '../merchants/settings.rules.ts';
import type { SocialServices } from '../session/social/social.types.ts';
import { socialFlags } from '../session/social/socialSettings.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { readWords } from '../words/readWords.ts';
import helpTopics from './data/helpTopics.json' with { type: 'json' };

type HelpTexts = { title: string; content: { text: string; steps: string[] }[] };

const wordsOf = readWords<HelpTexts>(new URL('data/helpTopics/', import.meta.url));

const isClosed = ({ maintenance }: Conditions): boolean => maintenance !== undefined && maintenance !== false;

const untilOf = ({ maintenance }: Conditions): string | undefined =>
  typeof maintenance === 'object' ? new Date(maintenance.until).toISOString() : undefined;

/** Site status: 0 normal, 1 maintenance, 2 region restricted; the highest applies (REQ-060, D6). */
export const statusOf = ({ merchant, ip }: Call) => {
  const { conditions } = merchant;
  if (conditions.regionRestriction === true) return { status: 2 as const, ip };
  const until = untilOf(conditions);
  if (isClosed(conditions)) return { status: 1 as const, ip, ...(until === undefined ? {} : { until }) };
  return { status: 0 as const, ip };
};

/** Domains of a merchant, the primary one first. */
export const domainsOf = async ({ merchants }: Services, merchant: ActiveMerchant): Promise<string[]> => {
  const { domains } = merchant.settings;
  const stored = await merchants.domainsOf(merchant.origin);
  return [...domains, ...stored.filter((host) => !domains.includes(host))];
};

/** The start-up response of a site (REQ-057). */
export const startUpOf = async (
  services: Services & Pick<SocialServices, 'demoAccounts'>,
  { merchant, ip, host }: Call,
) => {
  const { settings, conditions } = merchant;
  const { sandbox } = settings;
  const domainRoute = await domainsOf(services, merchant);
  const until = untilOf(conditions);
  const lists = memberTypesOf(settings);
  return {
    merchant: { code: merchant.origin, currency: sandbox.currency },
    domainRoute,
    resources: sandbox.resources,
    whitelabel: whiteLabelOf(settings),
    register: fieldRulesOf(settings),
    mainDomain: domainRoute[0] ?? host,
    analytics: sandbox.analytics,
    imageCDNs: sandbox.imageCdns,
    launchGameCDNs: sandbox.launchCdns,
    location: { ip },
    maintenance: isClosed(conditions),
    regionRestriction: conditions.regionRestriction === true,
    ...(until === undefined ? {} : { maintenanceUntil: until }),
    languages: languagesOf(settings),
    memberTypes: { agent: [...lists.agent], trial: [...lists.trial] },
    timeZone: sandbox.timeZone,
    social: socialFlags(settings, services.demoAccounts),
  };
};

/** Help topics in the language of the call, and the length limits of feedback (D25). */
export const helpOf = ({ language, merchant }: Call) => ({
  topics: helpTopics.map((id) => {
    const { title, content } = wordsOf(id);
    return { id, title: inLanguage(title, language), parts: inLanguage(content, language) };
  }),
  feedback: merchant.settings.sandbox.feedback,
});

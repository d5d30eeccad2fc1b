import type { ActiveMerchant, MerchantSettings } from '../../merchants/merchants.types.ts';
import type { SocialProvider } from './identity.types.ts';
import type { OpenIdSettings } from './openIdClients.ts';
import type { SocialServices } from './social.types.ts';

type Through = NonNullable<MerchantSettings['sandbox']['social'][SocialProvider]>;

/** The merchant's settings for a provider; undefined if it is not offered (demo accounts exist only in the sandbox). */
export const socialOf = (
  { sandbox }: MerchantSettings,
  provider: SocialProvider,
  demo: SocialServices['demoAccounts'],
): Through | undefined => {
  const through = sandbox.social[provider];
  return through?.through === 'demo' && demo === undefined ? undefined : through;
};

/** The providers whose buttons a site shows (REQ-095): those with a page, not those through Firebase. */
export const socialFlags = (settings: MerchantSettings, demo: SocialServices['demoAccounts']) => {
  const hasPage = (provider: SocialProvider): boolean => {
    const through = socialOf(settings, provider, demo)?.through;
    return through !== undefined && through !== 'firebase';
  };
  return { google: hasPage('google'), facebook: hasPage('facebook') };
};

/** The Firebase project whose tokens the merchant accepts. */
export const firebaseProjectOf = ({ sandbox: { social } }: MerchantSettings): string | undefined =>
  Object.values(social).find((each) => each.through === 'firebase')?.projectId;

/** The OpenID Connect settings of a provider; undefined if it is not offered or goes through Firebase. */
export const openIdOf = (
  { origin: merchant, settings }: ActiveMerchant,
  provider: SocialProvider,
  site: string,
  { demoAccounts, socialSecrets }: Pick<SocialServices, 'demoAccounts' | 'socialSecrets'>,
): OpenIdSettings | undefined => {
  const through = socialOf(settings, provider, demoAccounts);
  if (through?.through === 'demo') return demoAccounts?.settingsOf(provider, site);
  if (through?.through !== 'openid') return undefined;
  const { issuer, clientId } = through;
  return { issuer, clientId, secret: socialSecrets[`${merchant}/${provider}`] };
};

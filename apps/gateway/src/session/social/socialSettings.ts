import type { ActiveMerchant, MerchantSettings } from '../../merchants/merchants.types.ts';
import type { Services } from '../../app/gateway.types.ts';
import type { SocialProvider } from './identity.types.ts';
import type { OpenIdSettings } from './openIdClients.ts';

type Through = NonNullable<MerchantSettings['sandbox']['social'][SocialProvider]>;

/** How players of a merchant sign in with a provider's account; undefined where they do not. */
export const socialOf = (
  { sandbox }: MerchantSettings,
  provider: SocialProvider,
  demo: Services['demoAccounts'],
): Through | undefined => {
  const through = sandbox.social[provider];
  return through?.through === 'demo' && demo === undefined ? undefined : through;
};

/** Which buttons a site shows (REQ-095): a site sends its visitors to a provider's page, and asks Firebase for nothing. */
export const socialFlags = (settings: MerchantSettings, demo: Services['demoAccounts']) => {
  const hasPage = (provider: SocialProvider): boolean => {
    const through = socialOf(settings, provider, demo)?.through;
    return through !== undefined && through !== 'firebase';
  };
  return { google: hasPage('google'), facebook: hasPage('facebook') };
};

/** The Firebase project whose tokens are taken. */
export const firebaseProjectOf = ({ sandbox: { social } }: MerchantSettings): string | undefined =>
  Object.values(social).find((each) => each.through === 'firebase')?.projectId;

/** The OpenID Connect provider of a sign-in; undefined where it goes another way. */
export const openIdOf = (
  { origin: merchant, settings }: ActiveMerchant,
  provider: SocialProvider,
  site: string,
  { demoAccounts, socialSecrets }: Pick<Services, 'demoAccounts' | 'socialSecrets'>,
): OpenIdSettings | undefined => {
  const through = socialOf(settings, provider, demoAccounts);
  if (through?.through === 'demo') return demoAccounts?.settingsOf(provider, site);
  if (through?.through !== 'openid') return undefined;
  const { issuer, clientId } = through;
  return { issuer, clientId, secret: socialSecrets[`${merchant}/${provider}`] };
};

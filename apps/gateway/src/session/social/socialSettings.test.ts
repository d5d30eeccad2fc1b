import { expect, it } from 'vitest';
import type { SocialServices } from './social.types.ts';
import type { ActiveMerchant, MerchantSettings } from '../../merchants/merchants.types.ts';
import { firebaseProjectOf, openIdOf, socialFlags, socialOf } from './socialSettings.ts';

const demo = { settingsOf: (provider: string, site: string) => ({ issuer: `${site}/${provider}`, clientId: 'demo' }) };
const demoAccounts = demo as unknown as SocialServices['demoAccounts'];
const settingsWith = (social: object) => ({ sandbox: { social } }) as unknown as MerchantSettings;
const byDemo = { through: 'demo' } as const;
const byPage = { through: 'openid', issuer: 'https://id.example', clientId: 'c1' } as const;
const byToken = { through: 'firebase', projectId: 'p1' } as const;
const merchant = (social: object) => ({ origin: 'alpha', settings: settingsWith(social) }) as unknown as ActiveMerchant;

it('plays a provider by demo accounts where there are such', () => {
  const settings = settingsWith({ google: byDemo, facebook: byPage });
  expect(socialOf(settings, 'google', demoAccounts)).toEqual(byDemo);
  expect(socialOf(settings, 'google', undefined)).toBeUndefined();
  expect(socialOf(settings, 'facebook', undefined)).toEqual(byPage);
  expect(socialOf(settingsWith({}), 'google', undefined)).toBeUndefined();
});

it('shows a button for each provider that has a page', () => {
  expect(socialFlags(settingsWith({ google: byDemo, facebook: byPage }), demoAccounts)).toEqual({
    google: true,
    facebook: true,
  });
  expect(socialFlags(settingsWith({ google: byDemo }), undefined)).toEqual({ google: false, facebook: false });
  expect(socialFlags(settingsWith({ google: byToken, facebook: byPage }), undefined)).toEqual({
    google: false,
    facebook: true,
  });
});

it('takes tokens of the project that the merchant names, and of none otherwise', () => {
  expect(firebaseProjectOf(settingsWith({ google: byPage, facebook: byToken }))).toBe('p1');
  expect(firebaseProjectOf(settingsWith({ google: byPage, facebook: byDemo }))).toBeUndefined();
});

it('uses the issuer and client id of the merchant, with the secret of that provider alone', () => {
  const services = { demoAccounts, socialSecrets: { 'alpha/facebook': 'secret' } };
  const of = (social: object, provider: 'google' | 'facebook') =>
    openIdOf(merchant(social), provider, 'http://site', services);
  expect(of({ facebook: byPage }, 'facebook')).toEqual({
    issuer: 'https://id.example',
    clientId: 'c1',
    secret: 'secret',
  });
  expect(of({ google: byPage }, 'google')).toEqual({ issuer: 'https://id.example', clientId: 'c1', secret: undefined });
  expect(of({ google: byDemo }, 'google')).toEqual({ issuer: 'http://site/google', clientId: 'demo' });
  expect([of({ google: byToken }, 'google'), of({}, 'google')]).toEqual([undefined, undefined]);
});

import type { TenantDocument } from '@baize/tenant/document';

const picture = { src: '/brand/logo.svg', width: 120, height: 32 };

/** A made-up merchant, so that the portal's tests need no tenant folder. */
export const sampleTenant: TenantDocument = {
  format: 1,
  id: 'sample',
  brandName: 'Sample',
  theme: 'lacquer',
  defaultScheme: 'dark',
  languages: ['EN', 'CN', 'AR'],
  defaultLanguage: 'EN',
  domains: ['sample.example'],
  supportEmail: 'help@sample.example',
  customerService: 'https://help.sample.example/',
  minimumAge: 18,
  origins: { frames: [], images: [], chat: [] },
  navigation: ['home', 'lott', 'vip'],
  footer: [],
  termsTicked: true,
  headerLogin: false,
  googleTag: false,
  licence: { authority: 'Gaming Board', number: 'GB-1', url: 'https://board.example/1' },
  playResponsibly: [{ name: 'Care', url: 'https://care.example' }],
  claims: {
    source: 'Our books',
    asOf: '2026-02-28',
    rebatePercent: { FISH: 1, RNG: 1.2, LIVE: 0.8, SPORTS: 1, ESPORTS: 1 },
  },
  brand: { logo: picture, logoDark: picture },
  banners: {},
  words: {},
};

import { sandboxSchema } from '@baize/tenant/sandbox';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';

const merchant = (id: string, own: Partial<SandboxMerchant>, sandbox: object = {}): SandboxMerchant => ({
  id,
  brandName: id.toUpperCase(),
  domains: [`www.${id}.example`, `m.${id}.example`],
  languages: ['EN', 'CN', 'VI'],
  defaultLanguage: 'EN',
  supportEmail: `help@${id}.example`,
  customerService: `https://help.${id}.example`,
  minimumAge: 18,
  sandbox: sandboxSchema.parse(sandbox),
  ...own,
});

/** Two merchants, so that the tests need no tenant folder. */
export const testMerchants: readonly SandboxMerchant[] = [
  merchant(
    'alpha',
    {},
    {
      currency: 'CNY',
      timeZone: 'Asia/Shanghai',
      openingBalance: '100000',
      social: { google: { through: 'demo' }, facebook: { through: 'demo' } },
    },
  ),
  merchant(
    'beta',
    { languages: ['VI', 'EN'], defaultLanguage: 'VI' },
    {
      currency: 'VND',
      flags: { freePlay: false, smsLogin: false, mobileRegistration: true },
      games: { categories: ['LIVE', 'RNG'], vendors: ['VELVET', 'KOI', 'BAIZE', 'NOOR'] },
    },
  ),
];

import { z } from '@hono/zod-openapi';
import { instant, languageCode } from '../call/fields.ts';
import { fieldRule, fieldRulesExample, whiteLabelExample, whiteLabelTree } from './settings.ts';

/** A contact of the merchant, or an app to install (REQ-059). */
export const resource = z
  .object({
    resourceType: z.string().openapi({
      description: 'Android, IOS, MOBILECONFIG, PHONE, EMAIL, LIVECHAT or TELEGRAM, in any case; others are not shown.',
    }),
    name: z.string().openapi({ default: '' }),
    url: z.string().min(1),
  })
  .openapi('Resource');

/** The start-up configuration of a site (REQ-057), with the additions of D9. */
export const startUp = z
  .object({
    merchant: z.object({ code: z.string().min(1), currency: z.string().min(1) }),
    domainRoute: z.array(z.string().min(1)).openapi({ default: [] }),
    resources: z.array(resource).openapi({ default: [] }),
    whitelabel: whiteLabelTree.openapi({ default: [] }),
    register: z.array(fieldRule).openapi({ default: [] }),
    mainDomain: z.string().openapi({ default: '' }),
    analytics: z.object({ gtagId: z.string().min(1).optional() }).openapi({ default: {} }),
    imageCDNs: z.array(z.string()).openapi({ default: [] }),
    launchGameCDNs: z.array(z.string()).openapi({ default: [] }),
    location: z.object({ ip: z.string() }).openapi({ default: { ip: '' } }),
    maintenance: z.boolean().openapi({ default: false }),
    regionRestriction: z.boolean().openapi({ default: false }),
    maintenanceUntil: instant.optional(),
    languages: z.array(languageCode).openapi({ default: [], description: 'Empty restricts nothing.' }),
    memberTypes: z
      .object({ agent: z.array(z.int()).optional(), trial: z.array(z.int()).optional() })
      .openapi({ default: {}, description: "A list that is left out is the specification's." }),
    timeZone: z.string().openapi({ default: 'UTC', description: 'IANA name; days and ranges are counted in it.' }),
    social: z.object({ google: z.boolean().optional(), facebook: z.boolean().optional() }).optional(),
  })
  .openapi('StartUp');

export const startUpExample: z.input<typeof startUp> = {
  merchant: { code: 'example', currency: 'CNY' },
  domainRoute: ['www.example.com'],
  resources: [{ resourceType: 'LIVECHAT', name: 'Customer service', url: 'https://chat.example.com' }],
  whitelabel: whiteLabelExample,
  register: fieldRulesExample,
  mainDomain: 'www.example.com',
  analytics: {},
  imageCDNs: ['https://images.example.com'],
  launchGameCDNs: ['https://games.example.com'],
  location: { ip: '203.0.113.7' },
  maintenance: false,
  regionRestriction: false,
  languages: ['CN', 'EN', 'VI'],
  memberTypes: { agent: [1, 2, 41, 42], trial: [4] },
  timeZone: 'Asia/Shanghai',
};

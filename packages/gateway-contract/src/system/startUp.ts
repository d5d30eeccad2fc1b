import { z } from '@hono/zod-openapi';
import { instant, languageCode } from '../call/fields.ts';
import { fieldRule, fieldRulesExample, whiteLabelExample, whiteLabelTree } from './settings.ts';

/** A way to reach the merchant, or an app to install (REQ-059). */
export const resource = z
  .object({
    resourceType: z.enum(['Android', 'IOS', 'MOBILECONFIG', 'PHONE', 'EMAIL', 'LIVECHAT', 'TELEGRAM']),
    name: z.string(),
    url: z.string(),
  })
  .openapi('Resource');

/** What a site starts with (REQ-057), with what D9 adds. */
export const startUp = z
  .object({
    merchant: z.object({ code: z.string(), currency: z.string() }),
    domainRoute: z.array(z.string()),
    resources: z.array(resource),
    whitelabel: whiteLabelTree,
    register: z.array(fieldRule),
    mainDomain: z.string(),
    analytics: z.object({ gtagId: z.string().optional() }),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
    location: z.object({ ip: z.string() }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
    maintenanceUntil: instant.optional(),
    languages: z.array(languageCode),
    memberTypes: z.object({ agent: z.array(z.int()), trial: z.array(z.int()) }),
    timeZone: z.string().openapi({ description: 'IANA name; days and ranges are counted in it.' }),
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

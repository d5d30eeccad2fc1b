import { languageCodes } from '@baize/domain/languages';
import { routeNames } from '@baize/domain/routes';
import { z } from 'zod';
import { isOrigin } from './origin.ts';

const route = z.enum(routeNames);
const domain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
export const themeIds = ['lacquer', 'neon'] as const;
export const brandColorPattern = /^#[0-9a-f]{6}$/i;

const contact = /^(https:\/\/|mailto:|tel:)\S+$/;
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function noTwice(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}

const origins = z
  .array(
    z
      .string()
      .refine(isOrigin, 'not an origin')
      .describe('Write scheme and host without a path, such as "https://cdn.example.com".'),
  )
  .default([]);
const percent = z.number().min(0).max(100).describe('A percentage between 0 and 100.').exactOptional();
const count = z.int().positive().describe('A whole number above 0.').exactOptional();

const claims = z.strictObject({
  source: z.string().min(1).describe('Who states these figures, in words a player can check.'),
  asOf: z.string().regex(day, 'not a day').describe('The day they were true, as YYYY-MM-DD.'),
  depositSeconds: count,
  withdrawSeconds: count,
  paymentPartners: count,
  gameProviders: count,
  signUpReward: z
    .strictObject({
      amount: z.string().regex(/^\d+$/, 'not minor units').describe('Minor units as digits: "13100000" is 131,000.00.'),
      currency: z
        .string()
        .regex(/^[A-Z]{3,5}$/, 'not a currency code')
        .describe('A currency code such as "CNY".'),
    })
    .exactOptional(),
  rebatePercent: z
    .strictObject({ FISH: percent, RNG: percent, LIVE: percent, SPORTS: percent, ESPORTS: percent })
    .exactOptional(),
});

/** What `tenant.json` may say; `tenant.schema.json` is generated from this, so an editor completes the file. */
export const tenantSchema = z
  .strictObject({
    $schema: z.string().exactOptional(),
    format: z.literal(1).describe('The version of this file: 1.'),
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,30}$/, 'not an id')
      .describe(
        "The merchant's code at the gateway and its local host name: small letters, digits, hyphens. The folder's name when left out.",
      )
      .exactOptional(),
    brandName: z.string().min(1).max(24).describe('The name players see, at most 24 characters.'),
    languages: z
      .array(z.enum(languageCodes))
      .min(1)
      .refine(noTwice, 'a language stands twice')
      .describe('The languages this site offers, in the order of its language switch.'),
    defaultLanguage: z.enum(languageCodes).describe('The language of a first visit; one of "languages".'),
    theme: z.enum(themeIds).describe('The character: lacquer (gold leaf on lacquer) or neon (a city at night).'),
    defaultScheme: z
      .enum(['dark', 'light', 'system'])
      .default('system')
      .describe('Dark or light for a player who has not chosen.'),
    brandColor: z
      .string()
      .regex(brandColorPattern, 'not a colour')
      .describe("The one colour the palette is made from, as #rrggbb. The theme's own when left out.")
      .exactOptional(),
    domains: z
      .array(
        z
          .string()
          .regex(domain, 'not a host name')
          .describe('A host name such as "www.example.com", without scheme, port or path.'),
      )
      .refine(noTwice, 'a domain stands twice')
      .default([])
      .describe('The hosts this site answers on; the first is the canonical one.'),
    supportEmail: z.email().describe('The address players write to.'),
    customerService: z
      .string()
      .regex(contact, 'not an address')
      .describe('Where the customer service button leads: an https, mailto or tel address.'),
    minimumAge: z.int().min(18).max(25).default(18).describe('The age players must have: 18 or more.'),
    origins: z
      .strictObject({ frames: origins, images: origins, chat: origins })
      .default({ frames: [], images: [], chat: [] })
      .describe('Other origins this site may frame games from, load pictures from and open a chat on.'),
    navigation: z
      .array(route)
      .refine(noTwice, 'a route stands twice')
      .describe('The main navigation, in order. A page that the release does not have is left out.'),
    footer: z
      .array(route)
      .refine(noTwice, 'a route stands twice')
      .default(['help', 'promotions', 'down'])
      .describe('The links of the footer, in order.'),
    termsTicked: z.boolean().default(true).describe('Whether the terms box of the registration starts ticked.'),
    usdtTutorial: z
      .string()
      .regex(/^https:\/\/\S+$/, 'not an https address')
      .describe('The address of a USDT tutorial.')
      .exactOptional(),
    claims: claims
      .describe('Figures the merchant claims, with source and date. None are shown when left out.')
      .exactOptional(),
  })
  .meta({ title: 'A Baize merchant', description: 'The tenant.json of a tenant folder.' });

export type TenantFile = z.output<typeof tenantSchema>;

import { jurisdictionIds } from '@baize/domain/jurisdictions';
import { patterns } from '@baize/domain/field-rules';
import { languageCodes, isRegion } from '@baize/domain/languages';
import { routeNames } from '@baize/domain/routes';
import { z } from 'zod';
import { themeIds } from '../document/themeIds.ts';
import { checkDomain, domainPattern } from './domainName.ts';
import { firebaseSchema } from './firebaseSchema.ts';
import { homeSchema } from './homeSchema.ts';
import { noTwice } from './noTwice.ts';
import { tenantIdPattern } from './tenantId.ts';
import { visibleName } from './visibleName.ts';

/** The ISO 3166-1 code of a region with an alias, such as GB for UK. */
const canonical = (code: string): string | undefined => {
  try {
    return new Intl.Locale('und', { region: code }).region;
  } catch {
    return undefined;
  }
};

/** Rejects anything but an ISO 3166-1 region, and suggests the code of a known alias. */
const checkRegion = (context: z.core.ParsePayload<string>): void => {
  if (isRegion(context.value)) return;
  const meant = canonical(context.value);
  const fix = isRegion(meant) ? `Write "${meant}".` : undefined;
  const issue = { code: 'custom', message: 'it is not a region', input: context.value } as const;
  context.issues.push(fix ? { ...issue, params: { fix } } : issue);
};

const originPattern =
  /^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?|http:\/\/([a-z0-9-]+\.)*localhost(:(\d{1,5}|\*))?)$/;

// An https origin without a path, or, for development, a local one with any port.
const isOrigin = (text: string): boolean => originPattern.test(text);

/** Rejects anything but an origin, and suggests the origin of a full address. */
const checkOrigin = (context: z.core.ParsePayload<string>): void => {
  const text = context.value;
  if (isOrigin(text)) return;
  const origin = URL.canParse(text) ? new URL(text).origin : undefined;
  const fix = origin !== undefined && isOrigin(origin) ? `Write "${origin}".` : undefined;
  context.issues.push({ code: 'custom', message: 'it is not an origin', input: text, ...(fix && { params: { fix } }) });
};

const route = z.enum(routeNames);
export const brandColorPattern = /^#[0-9a-f]{6}$/i;

const contact = /^(https:\/\/|mailto:|tel:)\S+$/;
const REAL_DAY = 11;

const origins = z
  .array(
    z.string().check(checkOrigin).describe('Write scheme and host without a path, such as "https://cdn.example.com".'),
  )
  .check(noTwice)
  .default([]);
const webAddress = z
  .string()
  .regex(/^https:\/\/\S+$/, 'it is not an https address')
  .describe('An https address.');
const percent = z.number().min(0).max(100).describe('A percentage between 0 and 100.').exactOptional();
const count = z.int().positive().describe('A whole number above 0.').exactOptional();

const claims = z.strictObject({
  source: visibleName.describe('Who states these figures, in words a player can check, in the default language.'),
  sourceIn: z
    .partialRecord(z.enum(languageCodes), visibleName)
    .describe('The same in other languages, by code, such as { "ES": "Registros de pagos" }.')
    .exactOptional(),
  asOf: z
    .string()
    .refine(patterns[REAL_DAY], 'there is no such day')
    .describe('The day they were true, as YYYY-MM-DD, such as 2026-02-28.'),
  depositSeconds: count,
  withdrawSeconds: count,
  paymentPartners: count,
  gameProviders: count,
  signUpReward: z
    .strictObject({
      amount: z
        .string()
        .regex(/^\d+$/, 'it is not in minor units')
        .describe('Minor units as digits: "13100000" is 131,000.00.'),
      currency: z
        .string()
        .regex(/^[A-Z]{3,5}$/, 'it is not a currency code')
        .describe('A currency code such as "CNY".'),
    })
    .describe('What a new player is given.')
    .exactOptional(),
  rebatePercent: z
    .strictObject({ FISH: percent, RNG: percent, LIVE: percent, SPORTS: percent, ESPORTS: percent })
    .describe('The share of the stakes that is paid back, by category.')
    .exactOptional(),
});

/** Schema of `tenant.json`. `tenant.schema.json` is generated from it, for completion in editors. */
export const tenantSchema = z
  .strictObject({
    $schema: z.string().exactOptional(),
    format: z.literal(1).describe('The version of this file: 1.'),
    id: z
      .string()
      .regex(tenantIdPattern, 'it is not an id')
      .describe(
        "The merchant's code at the gateway and its local host name: small letters, digits, hyphens. The folder's name when left out.",
      )
      .exactOptional(),
    brandName: visibleName.max(24).describe('The name players see: 1 to 24 characters that can be seen.'),
    languages: z
      .array(z.enum(languageCodes))
      .min(1)
      .check(noTwice)
      .describe('The languages this site offers, in the order of its language switch.'),
    defaultLanguage: z.enum(languageCodes).describe('The language of a first visit; one of "languages".'),
    region: z
      .string()
      .check(checkRegion)
      .describe(
        'Where the merchant is at home, as two capital letters of ISO 3166-1 such as "MX": amounts and dates are written as there, in each language.',
      )
      .exactOptional(),
    theme: z.enum(themeIds).describe('The character: lacquer (gold leaf on lacquer) or neon (a city at night).'),
    defaultScheme: z
      .enum(['dark', 'light', 'system'])
      .default('system')
      .describe('Dark or light for a player who has not chosen.'),
    brandColor: z
      .string()
      .regex(brandColorPattern, 'it is not a colour of this form')
      .describe("The one colour the palette is made from, as #rrggbb. The theme's own when left out.")
      .exactOptional(),
    domains: z
      .array(
        z.string().check(checkDomain).meta({
          description: 'A host name such as "www.example.com", without scheme, port or path.',
          pattern: domainPattern,
        }),
      )
      .check(noTwice)
      .default([])
      .describe('The hosts this site answers on; the first is the canonical one.'),
    supportEmail: z.email().describe('The address players write to.'),
    customerService: z
      .string()
      .regex(contact, 'it is not an address of these kinds')
      .describe('Where the customer service button leads: an https, mailto or tel address.'),
    minimumAge: z.int().min(18).max(25).default(18).describe('The age players must have: 18 or more.'),
    origins: z
      .strictObject({ frames: origins, images: origins, chat: origins })
      .default({ frames: [], images: [], chat: [] })
      .describe('Other origins this site may frame games from, load pictures from and open a chat on.'),
    navigation: z
      .array(route)
      .check(noTwice)
      .describe('The main navigation, in order. A page that the release does not have is left out.'),
    footer: z
      .array(route)
      .check(noTwice)
      .default(['help', 'promotions', 'down'])
      .describe('The links of the footer, in order.'),
    home: homeSchema.describe("What home has of the merchant's own.").exactOptional(),
    jurisdiction: z
      .enum(jurisdictionIds)
      .default('none')
      .describe(
        'The law under which the site offers play: "none" has no requirements; the others are examples of stated rules, listed under "Jurisdictions".',
      ),
    termsTicked: z
      .boolean()
      .default(true)
      .describe('Whether the terms box of the registration starts ticked; never where the jurisdiction forbids it.'),
    headerLogin: z
      .boolean()
      .default(false)
      .describe(
        'Whether visitors log in beneath the header, over the page they are on, where the screen is wide; else on a page of its own.',
      ),
    firebase: firebaseSchema
      .describe("The merchant's project of Firebase Authentication. With it, its pages may load scripts of Google.")
      .exactOptional(),
    googleTag: z
      .boolean()
      .default(false)
      .describe(
        'Whether Google may count the visits of players who agree to that; which tag it is, the gateway says. With it, the pages may load scripts of Google.',
      ),
    usdtTutorial: webAddress.describe('The address of a USDT tutorial.').exactOptional(),
    licence: z
      .strictObject({
        authority: visibleName.max(60).describe('Who has licensed the merchant, as it calls itself.'),
        number: visibleName.max(40).describe('What the licence is filed under.'),
        url: webAddress.describe('Where the licence can be checked.'),
      })
      .describe('The licence that the footer names.')
      .exactOptional(),
    playResponsibly: z
      .array(
        z.strictObject({
          name: visibleName.max(60).describe('Who helps, as they call themselves.'),
          url: webAddress.describe('Their https address.'),
        }),
      )
      .describe('Who helps when play is no fun any more: the footer links to them, in order.')
      .exactOptional(),
    claims: claims
      .describe('Figures the merchant claims, with source and date. None are shown when left out.')
      .exactOptional(),
  })
  .meta({ title: 'A Baize merchant', description: 'The tenant.json of a tenant folder.' });

export type TenantFile = z.output<typeof tenantSchema>;

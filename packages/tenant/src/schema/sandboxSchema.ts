import { categoryOrder } from '@baize/domain/categories';
import { FIELD_LENGTH_CAP } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import { flagNames } from '@baize/domain/flags';
import type { FlagName } from '@baize/domain/flags';
import { languageCodes } from '@baize/domain/languages';
import { currencies } from '@baize/domain/money';
import type { CurrencyCode } from '@baize/domain/money';
import { z } from 'zod';
import { looks } from '../sandbox/looks.ts';
import { registrationFields } from '../sandbox/registrationFields.ts';
import { vendorCodes } from '../sandbox/vendorCodes.ts';
import { flagMeanings } from './flagMeanings.ts';
import { noTwice } from './noTwice.ts';
import { checkResource, isWebAddress } from './resourceAddress.ts';
import { checkKeys, checkLengths, checkPattern } from './ruleChecks.ts';
import { visibleName } from './visibleName.ts';

const names = Object.values(flagNames) as [FlagName, ...FlagName[]];
const flags = z.strictObject(
  Object.fromEntries(names.map((name) => [name, z.boolean().describe(flagMeanings[name]).exactOptional()])) as Record<
    FlagName,
    z.ZodExactOptional<z.ZodBoolean>
  >,
);

// Rejects offsets such as "+03:00": `Intl` accepts them, but they have no daylight saving time.
const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const rule = z
  .strictObject({
    key: z.enum(registrationFields).describe('The registration field this rule is for, such as "username".'),
    enabled: z.boolean().describe('Whether the form has the field.').exactOptional(),
    required: z.boolean().describe('Whether the field has to be filled in.').exactOptional(),
    minLength: z.int().min(0).max(FIELD_LENGTH_CAP).describe('A whole number from 0 to 255.').exactOptional(),
    maxLength: z.int().positive().max(FIELD_LENGTH_CAP).describe('A whole number from 1 to 255.').exactOptional(),
    patternId: z.int().min(0).max(16).describe('A pattern from 0 to 16 (REQ-127, REQ-128).').exactOptional(),
    acceptedPattern: z
      .string()
      .check(checkPattern)
      .describe('A regular expression that the whole value must match.')
      .exactOptional(),
  })
  .check(checkLengths) satisfies z.ZodType<Partial<FieldRule>>;

const resource = z
  .strictObject({
    resourceType: z
      .enum(['Android', 'IOS', 'MOBILECONFIG', 'PHONE', 'EMAIL', 'LIVECHAT', 'TELEGRAM'])
      .describe('What it is: an app, a way to call or write, a chat.'),
    name: visibleName.describe('What players read.'),
    url: z.string().describe('Where it leads.'),
  })
  .check(checkResource);

const webAddress = z
  .string()
  .refine(isWebAddress, 'it is not a web address')
  .describe('An https address; http only on localhost.');

const memberTypes = z
  .strictObject({
    agent: z.array(z.int()).describe('The member types that are agents.'),
    trial: z.array(z.int()).describe('The member types that only try games.'),
  })
  .describe('Which member types are agents and trial accounts, where they differ from the usual ones.');

const socialProvider = (name: string) =>
  z
    .discriminatedUnion('through', [
      z.strictObject({
        through: z.literal('demo').describe("The reference gateway's own page, which asks for no password."),
      }),
      z.strictObject({
        through: z.literal('openid').describe('Any provider that speaks OpenID Connect.'),
        issuer: webAddress.describe('Where the provider says what it is, such as "https://accounts.google.com".'),
        clientId: z.string().min(1).describe('What the provider knows the merchant by.'),
      }),
      z.strictObject({
        through: z
          .literal('firebase')
          .describe('Firebase Authentication, as an app of the merchant uses it; the site has no button for it.'),
        projectId: z.string().min(1).describe('The id of the Firebase project.'),
      }),
    ])
    .describe(`How players sign in with ${name}.`)
    .exactOptional();

/** Schema of `sandbox.json`, a merchant's settings in the reference gateway. Every field is optional. */
export const sandboxSchema = z
  .strictObject({
    $schema: z.string().exactOptional(),
    currency: z
      .enum(Object.keys(currencies) as CurrencyCode[])
      .default('USD')
      .describe("The wallets' currency."),
    timeZone: z
      .string()
      .refine(isTimeZone, 'it is not a time zone')
      .default('UTC')
      .describe('An IANA time zone such as "Asia/Shanghai".'),
    languages: z
      .array(z.enum(languageCodes))
      .describe("The languages the gateway offers; the tenant's when left out.")
      .exactOptional(),
    phoneAuth: z
      .strictObject({
        through: z.literal('firebase').describe('Firebase Authentication sends the codes of registrations.'),
        projectId: z.string().min(1).describe('The id of the Firebase project.'),
      })
      .describe('Who proves mobile numbers in the place of the gateway; "firebase.phone" of tenant.json goes with it.')
      .exactOptional(),
    flags: flags.default({}).describe('White-label flags by name that differ from the usual ones.'),
    rules: z
      .array(rule)
      .check(checkKeys)
      .default([])
      .describe('Registration rules by field that differ from the usual ones.'),
    resources: z.array(resource).default([]).describe('Apps, phone, e-mail, chat and messenger of this merchant.'),
    memberTypes: memberTypes.exactOptional(),
    look: z
      .enum(looks)
      .describe(
        'The palette that the sandbox draws this merchant\'s banners in, such as "lacquer", "garnet" or "petrol".',
      )
      .exactOptional(),
    feedback: z
      .strictObject({
        minLength: z.int().min(1).max(5000).default(10).describe('The fewest characters.'),
        maxLength: z.int().min(1).max(5000).default(500).describe('The most characters.'),
      })
      .refine(
        ({ minLength, maxLength }) => minLength <= maxLength,
        'it is a length that nothing has: minLength is over maxLength',
      )
      .default({ minLength: 10, maxLength: 500 })
      .describe('How long feedback from players may be.'),
    chat: z
      .strictObject({
        models: z.array(z.string().min(1).max(64)).check(noTwice).describe('Who answers, by the id of its model.'),
        url: webAddress
          .describe('Where the chat opens; on a page of the sandbox, where nobody listens, when left out.')
          .exactOptional(),
      })
      .default({ models: [] })
      .describe('The live chat that opens on the site itself; "origins.chat" of tenant.json lets it in.'),
    openingBalance: z
      .string()
      .regex(/^\d+$/, 'it is not in minor units')
      .default('1000000')
      .describe("A demo member's first balance, in minor units."),
    games: z
      .strictObject({
        categories: z
          .array(z.enum(categoryOrder))
          .check(noTwice)
          .exactOptional()
          .describe('The categories this merchant has, the emphasised first.'),
        vendors: z
          .array(z.enum(vendorCodes))
          .check(noTwice)
          .exactOptional()
          .describe('The vendors it has, by vassalage code, the emphasised first. All when left out.'),
        copies: z
          .int()
          .min(1)
          .max(10)
          .exactOptional()
          .describe('How often each game is offered, each time under another name: a trial of a large catalogue.'),
      })
      .default({})
      .describe('Which games the merchant has.'),
    vendorWallets: z
      .array(z.enum(vendorCodes))
      .check(noTwice)
      .exactOptional()
      .describe('The vendors at which members hold a wallet of their own; all others bet from the main wallet.'),
    analytics: z
      .strictObject({
        gtagId: z
          .string()
          .regex(/^(?:G|GT|AW|DC)-[A-Z0-9]+$/, 'it is not the id of a Google tag')
          .describe('A Google tag id such as "G-1A2B3C4D"; those that begin with UA- have not counted since 2023.')
          .exactOptional(),
      })
      .default({})
      .describe('What counts visits.'),
    challengeNewAddress: z
      .boolean()
      .default(false)
      .describe('Whether a member who logs in from a new address is sent a code first, by SMS or e-mail (REQ-114).'),
    social: z
      .strictObject({ google: socialProvider('Google'), facebook: socialProvider('Facebook') })
      .default({})
      .describe('Whose accounts players may sign in with.'),
    imageCdns: z.array(webAddress).default([]),
    launchCdns: z.array(webAddress).default([]),
  })
  .meta({ title: 'A merchant of the reference gateway', description: 'The sandbox.json of a tenant folder.' });

/** A merchant's settings in the reference gateway, with defaults applied. */
export type Sandbox = Omit<z.output<typeof sandboxSchema>, '$schema'>;

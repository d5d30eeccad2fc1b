import { languageCodes } from '@baize/domain/languages';
import { currencies } from '@baize/domain/money';
import type { CurrencyCode } from '@baize/domain/money';
import { z } from 'zod';
import { looks } from '../sandbox/looks.ts';
import { games } from './gamesSchema.ts';
import { chat, resource, socialProvider, webAddress } from './linksSchema.ts';
import { checkKeys } from './ruleChecks.ts';
import { flags, rule } from './rulesSchema.ts';

// Rejects offsets such as "+03:00": `Intl` accepts them, but they have no daylight saving time.
const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const memberTypes = z
  .strictObject({
    agent: z.array(z.int()).describe('The member types that are agents.'),
    trial: z.array(z.int()).describe('The member types that only try games.'),
  })
  .describe('Which member types are agents and trial accounts, where they differ from the usual ones.');

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
    chat,
    openingBalance: z
      .string()
      .regex(/^\d+$/, 'it is not in minor units')
      .default('1000000')
      .describe("A demo member's first balance, in minor units."),
    games,
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

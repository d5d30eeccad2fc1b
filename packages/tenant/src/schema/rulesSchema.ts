import { FIELD_LENGTH_CAP, type FieldRule } from '@baize/domain/field-rules';
import { flagNames, type FlagName } from '@baize/domain/flags';
import { z } from 'zod';
import { registrationFields } from '../sandbox/registrationFields.ts';
import { checkLengths, checkPattern } from './ruleChecks.ts';

/** Description of each white-label flag, for authors of `sandbox.json`. */
const flagMeanings: Readonly<Record<FlagName, string>> = {
  mobileRegistration: 'Players may register with a mobile number (REQ-063).',
  usernameRegistration: 'Players may register with a username (REQ-064).',
  registrationSms: 'A registration is confirmed by a code in an SMS (REQ-065).',
  mobileRegistrationPassword:
    'A registration with a mobile number asks for a password, too; without it the account gets one that has to be changed (REQ-066, D8).',
  freePlay: 'Games may be tried with play money (REQ-067).',
  forceExpiredPasswordChange: 'An expired password has to be changed before anything else (REQ-068).',
  smsLogin: 'Players may log in with a code in an SMS (REQ-069).',
  directRegistration: 'There is a button to register (REQ-070).',
  mobileRecovery: 'A forgotten password is recovered by mobile number (REQ-071).',
  emailRecovery: 'A forgotten password is recovered by e-mail (REQ-072).',
  accountRecord: "The member's menu has the account record (REQ-073).",
  agentTerms: 'The page where agents create accounts links to their terms (REQ-074, D8).',
  authenticatorLogin:
    'Members who have an authenticator app may log in with its code in the place of the password (REQ-113, D20). The code is then the only factor.',
};

const names = Object.values(flagNames) as [FlagName, ...FlagName[]];
/** `flags` of `sandbox.json`: the ones that differ from the defaults. */
export const flags = z.strictObject(
  Object.fromEntries(names.map((name) => [name, z.boolean().describe(flagMeanings[name]).exactOptional()])) as Record<
    FlagName,
    z.ZodExactOptional<z.ZodBoolean>
  >,
);

/** The rule of one registration field. */
export const rule = z
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

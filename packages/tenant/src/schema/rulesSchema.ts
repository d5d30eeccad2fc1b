import { FIELD_LENGTH_CAP } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import { flagNames } from '@baize/domain/flags';
import type { FlagName } from '@baize/domain/flags';
import { z } from 'zod';
import { registrationFields } from '../sandbox/registrationFields.ts';
import { flagMeanings } from './flagMeanings.ts';
import { checkLengths, checkPattern } from './ruleChecks.ts';

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

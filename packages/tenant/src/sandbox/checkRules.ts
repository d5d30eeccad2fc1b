import { FIELD_LENGTH_CAP, isPatternId, mergedRules, patternLengths } from '@baize/domain/field-rules';
import type { FieldRule, Lengths } from '@baize/domain/field-rules';
import { canRegister, usualFlags } from '@baize/domain/flags';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import type { JsonSource, Path } from '../diagnostics/source.ts';
import type { Sandbox } from '../schema/sandboxSchema.ts';

type OwnRule = Sandbox['rules'][number];

const DATE: Lengths = { min: 10, max: 10 };
const [TWO, FIVE] = [2, 5].map((min) => ({ min, max: FIELD_LENGTH_CAP })) as [Lengths, Lengths];

/** Lengths of the values that match a pattern, by pattern id; patterns not listed accept any length. */
const lengthsOfPattern: Readonly<Record<number, Lengths>> = {
  1: TWO,
  3: FIVE,
  5: TWO,
  7: TWO,
  11: DATE,
  12: TWO,
  13: DATE,
  14: TWO,
};

const lengthsOf = ({ acceptedPattern = '', patternId }: FieldRule): Lengths | undefined => {
  if (acceptedPattern === '*') return undefined;
  if (acceptedPattern !== '') return patternLengths(acceptedPattern);
  return isPatternId(patternId) ? lengthsOfPattern[patternId] : undefined;
};

const inWords = ({ min, max }: Lengths): string => {
  if (min > max) return 'no characters at all';
  if (min === max) return `${min} characters`;
  return max >= FIELD_LENGTH_CAP ? `${min} characters or more` : `${min} to ${max} characters`;
};

/** Reports a minimum length above the maximum after merging with the default rule. */
const checkLength = (source: JsonSource, path: Path, own: OwnRule, merged: FieldRule): Diagnostic | undefined => {
  const { minLength, maxLength } = merged;
  if (minLength <= maxLength) return undefined;
  const isLeast = own.minLength !== undefined;
  const [mine, other, usual] = isLeast
    ? (['minLength', 'maxLength', maxLength] as const)
    : (['maxLength', 'minLength', minLength] as const);
  const message = `"${mine}" of ${own.key} is ${merged[mine]}, ${isLeast ? 'over' : 'under'} the usual "${other}" (${usual}): no value fits.`;
  const fix = `Write "${other}" for ${own.key}, too.`;
  return source.at([...path, mine], { code: 'impossible-rule', message, fix });
};

/** Reports a pattern that no value of the allowed lengths can match. */
const checkPattern = (source: JsonSource, path: Path, own: OwnRule, merged: FieldRule): Diagnostic | undefined => {
  const lengths = lengthsOf(merged);
  const max = merged.maxLength > 0 ? merged.maxLength : FIELD_LENGTH_CAP;
  if (lengths === undefined || (lengths.min <= max && lengths.max >= merged.minLength && lengths.min <= lengths.max))
    return undefined;
  const places = ['acceptedPattern', 'patternId', 'maxLength', 'minLength'] as const;
  const place = places.find((key) => own[key] !== undefined) ?? 'key';
  const allowed = inWords({ min: merged.minLength, max });
  const message = `No value of ${own.key} keeps its rule: its pattern has ${inWords(lengths)}, its length is ${allowed}.`;
  const fix = 'Change the pattern, or write "minLength" and "maxLength" that it can have.';
  return source.at([...path, place], { code: 'impossible-rule', message, fix });
};

/** Reports a rule that disables, or makes optional, a field that an account needs. */
const checkNeeded = (source: JsonSource, path: Path, own: OwnRule, merged: FieldRule, isNeeded: boolean) => {
  if (!isNeeded || (merged.enabled && merged.required)) return undefined;
  const place = merged.enabled ? 'required' : 'enabled';
  const message = `${own.key} is ${merged.enabled ? 'optional' : 'off'}, and nobody could log in without one.`;
  const fix = `Remove "${place}": false from the rule of ${own.key}.`;
  return source.at([...path, place], { code: 'impossible-rule', message, fix });
};

/** Checks a merchant's rules and flags, merged over the defaults as the gateway merges them. */
export const checkRules = (source: JsonSource, { rules, flags: ownFlags }: Sandbox): Diagnostic[] => {
  const flags = { ...usualFlags, ...ownFlags };
  const merged = new Map(
    mergedRules(rules, flags.mobileRegistration ? 'mobile' : 'username').map((rule) => [rule.key, rule]),
  );
  const diagnostics = rules.flatMap((own, index): Diagnostic[] => {
    const rule = merged.get(own.key);
    if (rule === undefined) return [];
    const path = ['rules', index];
    const isNeeded = own.key === 'password' || (own.key === 'username' && flags.usernameRegistration);
    const diagnostic =
      checkNeeded(source, path, own, rule, isNeeded) ??
      (rule.enabled ? (checkLength(source, path, own, rule) ?? checkPattern(source, path, own, rule)) : undefined);
    return diagnostic ? [diagnostic] : [];
  });
  if (!canRegister(flags)) {
    const message = 'Neither "usernameRegistration" nor "mobileRegistration" is on: nobody can open an account.';
    const fix = 'Turn one of them on, unless registration is to be closed.';
    const problem = { severity: 'warning', code: 'nobody-registers', message, fix } as const;
    diagnostics.push(source.atKey(['flags', 'usernameRegistration'], problem));
  }
  const email = rules.findIndex(({ key }) => key === 'email');
  if (flags.emailRecovery && merged.get('email')?.enabled === false) {
    const message = 'Passwords are recovered by e-mail ("emailRecovery"), and no player gives an e-mail address.';
    const fix = 'Turn the flag "emailRecovery" off, or leave the field "email" on.';
    const problem = { severity: 'warning', code: 'nobody-recovers', message, fix } as const;
    diagnostics.push(source.at(['rules', email, 'enabled'], problem));
  }
  return diagnostics;
};

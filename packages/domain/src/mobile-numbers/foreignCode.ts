import { normalCode } from '../typed-text/index.ts';
import type { NumberPlan } from './mobileNumbers.types.ts';

/**
 * The dialing code of another country that a typed number begins with, after a plus or what is dialed before it from
 * abroad; undefined where it begins with none of `codes`, or with the plan's own. The longest code counts.
 */
export const foreignCode = (
  typed: string,
  { code: own, exits }: Pick<NumberPlan, 'code' | 'exits'>,
  codes: readonly string[],
): string | undefined => {
  const starts = [String.raw`\+`, '00', ...exits].map((start) => `(?:${start})`).join('|');
  const [, digits = ''] = new RegExp(`^(?:${starts})(\\d+)$`, 'u').exec(normalCode(typed)) ?? [];
  const longest = codes
    .filter((code) => digits.startsWith(code))
    .toSorted((one, other) => other.length - one.length)
    .at(0);
  return longest === own ? undefined : longest;
};

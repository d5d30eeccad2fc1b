import { normalCode } from '../typed-text/index.ts';
import type { NumberPlan } from './mobileNumbers.types.ts';

/**
 * The dialing code of another country at the start of a typed number, after a plus or an exit code such as 00. The
 * longest match among `codes` counts; undefined without a match, or when it is the plan's own code.
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

import { normalCode } from '../typed-text/index.ts';
import type { NumberPlan, NumberTerritory } from './mobileNumbers.types.ts';

/** Longer texts are rejected unread: at most seventeen digits are dialed, each with a space and a mark beside it. */
const MOST_CHARACTERS = 50;

const isWhole = (pattern: string, digits: string): boolean => new RegExp(`^(?:${pattern})$`, 'u').test(digits);

/** The rest of `digits` after a prefix pattern, as a list of one; empty without a match. */
const behind = (pattern: string, digits: string): string[] => {
  const found = new RegExp(`^(?:${pattern})`, 'u').exec(digits);
  return found === null ? [] : [digits.slice(found[0].length)];
};

/** `digits` without the territory's trunk prefix, as a list of one; empty when it has none. */
const withoutTrunk = ({ trunk, rewrite }: NumberTerritory, digits: string): string[] => {
  if (trunk === undefined) return [];
  const start = new RegExp(`^(?:${trunk})`, 'u');
  const found = start.exec(digits);
  if (rewrite !== undefined && found?.at(-1) && found.length > 1) return [digits.replace(start, rewrite)];
  return behind(trunk, digits);
};

const nationalOf = ({ territories }: NumberPlan, digits: string): string | undefined => {
  if (territories.some(({ mobile }) => isWhole(mobile, digits))) return digits;
  for (const territory of territories) {
    const read = withoutTrunk(territory, digits).find((rest) => isWhole(territory.mobile, rest));
    if (read !== undefined) return read;
  }
  return undefined;
};

/**
 * Parses a typed mobile number to its national digits; undefined when no territory of the plan has such a number.
 * Accepts the dialing code, trunk and exit prefixes, separators, and digits of any script. Territories that share a
 * code (United States, Canada and the Caribbean; Russia and Kazakhstan) are not distinguished: code and digits identify
 * the number, and only they are sent. Same result in the browser and in the gateway.
 */
export const readMobileNumber = (typed: string, plan: NumberPlan): string | undefined => {
  if (typed.length > MOST_CHARACTERS) return undefined;
  const [, plus, digits] = /^(\+?)(\d{4,24})$/u.exec(normalCode(typed)) ?? [];
  if (digits === undefined) return undefined;
  const fromAbroad = plus === '' ? ['00', ...plan.exits].map((exit) => `(?:${exit})${plan.code}`) : [];
  const ways = [
    ...(plus === '' ? [digits] : []),
    ...[...fromAbroad, plan.code].flatMap((start) => behind(start, digits)),
  ];
  for (const way of ways) {
    const read = nationalOf(plan, way);
    if (read !== undefined) return read;
  }
  return undefined;
};

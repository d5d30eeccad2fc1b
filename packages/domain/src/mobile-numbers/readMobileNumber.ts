import { normalCode } from '../typed-text/index.ts';
import type { NumberPlan, NumberTerritory } from './mobileNumbers.types.ts';

/** No longer text is looked at: seventeen digits are the longest that may be dialed, each with a space and a mark beside it. */
const MOST_CHARACTERS = 50;

const isWhole = (pattern: string, digits: string): boolean => new RegExp(`^(?:${pattern})$`, 'u').test(digits);

/** What follows a pattern that a text begins with. */
const behind = (pattern: string, digits: string): string[] => {
  const found = new RegExp(`^(?:${pattern})`, 'u').exec(digits);
  return found === null ? [] : [digits.slice(found[0].length)];
};

/** Without what is dialed before it within its territory. */
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
 * The mobile number that was typed, as the digits by which its country knows it; undefined when it is none of a country
 * with this dialing code. Of territories that share one (the United States, Canada and the Caribbean; Russia and
 * Kazakhstan), a number of any will do, whichever is chosen: the code and the digits alone say whose it is, and they are
 * all that is sent. It may come with that code, with what is dialed before it at home or from abroad, with what groups
 * its digits, and in the digits of any script. Runs alike in the browser and in the gateway.
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

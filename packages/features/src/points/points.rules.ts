import { worthOf } from '@baize/domain/points';
import { normalAmount } from '@baize/domain/typed-text';
import type { PointConfig } from '@baize/gateway-sdk/points';
import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import type { SecretNeed } from '../verification/secret/index.ts';

/** Fields of the form that converts points. */
export const convertFields: readonly FieldRule[] = [requiredRule('points')];

/** The secret that confirms a spend (REQ-216, D57). */
export const spendNeed = { kind: 'fundPassword', wrongCode: 'wrongPaymentPassword' } as const satisfies SecretNeed;

/** A typed number of points with its worth in minor units, or the rule that it breaks. */
export type Conversion =
  | { readonly ok: true; readonly points: number; readonly pays: string }
  | { readonly ok: false; readonly error: 'notWhole' | 'belowMinimum' | 'tooFew' };

const WHOLE = /^[1-9]\d{0,14}$/u;

/** Validates a typed number of points against the minimum and the member's balance `had`. */
export const conversionOf = ({ convert }: PointConfig, had: number, typed: string): Conversion => {
  const whole = normalAmount(typed) ?? '';
  if (!WHOLE.test(whole)) return { ok: false, error: 'notWhole' };
  const points = Number(whole);
  if (points < convert.minimum) return { ok: false, error: 'belowMinimum' };
  if (points > had) return { ok: false, error: 'tooFew' };
  return { ok: true, points, pays: worthOf(points, { points: convert.points, pays: BigInt(convert.pays) }).toString() };
};

import { worthOf } from '@baize/domain/points';
import { normalAmount } from '@baize/domain/typed-text';
import type { PointConfig } from '@baize/gateway-sdk/points';
import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';

/** What the form asks that converts points. */
export const convertFields: readonly FieldRule[] = [requiredRule('points')];

/** What the dialog asks that spends points (REQ-216). */
export const passwordFields: readonly FieldRule[] = [requiredRule('password')];

/** Points as they were typed, with what they pay in minor units; or why they cannot be converted. */
export type Conversion =
  | { readonly ok: true; readonly points: number; readonly pays: string }
  | { readonly ok: false; readonly fault: 'notWhole' | 'belowMinimum' | 'tooFew' };

const WHOLE = /^[1-9]\d{0,14}$/u;

/** What becomes of points that somebody wants to convert, who has so many. */
export const conversionOf = ({ convert }: PointConfig, had: number, typed: string): Conversion => {
  const whole = normalAmount(typed) ?? '';
  if (!WHOLE.test(whole)) return { ok: false, fault: 'notWhole' };
  const points = Number(whole);
  if (points < convert.minimum) return { ok: false, fault: 'belowMinimum' };
  if (points > had) return { ok: false, fault: 'tooFew' };
  return { ok: true, points, pays: worthOf(points, { points: convert.points, pays: BigInt(convert.pays) }).toString() };
};

/** The field that a refusal is about; undefined where it concerns the whole form. */
export const refusedSpendField = ({ code }: { readonly code: string }): string | undefined =>
  code === 'wrongPassword' ? 'password' : undefined;

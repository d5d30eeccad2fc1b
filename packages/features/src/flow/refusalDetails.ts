import { isMinor } from '@baize/domain/money';
import type { Minor } from '@baize/domain/money';
import type { Refusal } from './refusal.rules.ts';

/** Details of a refusal: a moment, ISO 8601 in UTC, and an amount in minor units. */
export type RefusalDetails = { readonly until?: string | undefined; readonly amount?: Minor | undefined };

/** The details that the gateway sent with a refusal, such as the hour that a lock ends or the nearest allowed amount. */
export const refusalDetails = ({ error }: Refusal<string>): RefusalDetails => {
  if (error?.kind === 'locked') return { until: error.until };
  if (error?.kind !== 'business') return {};
  const { until, amount } = error.value;
  return { until: typeof until === 'string' ? until : undefined, amount: isMinor(amount) ? amount : undefined };
};

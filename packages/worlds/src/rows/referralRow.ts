import { z } from 'zod';
import { text } from './columns.ts';

/** A member who joined by the invitation of another one, under today's terms. */
export const referralRow = z.strictObject({ account: text, friend: text });

export type ReferralRow = z.output<typeof referralRow>;

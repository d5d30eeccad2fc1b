import { z } from 'zod';
import { text } from './columns.ts';

/** A new member, or changes to an existing account. */
export const memberRow = z.strictObject({
  account: text,
  /** Member type, as in the merchant's lists; a player by default. */
  type: z.int().min(0).max(99).exactOptional(),
  nickname: text.exactOptional(),
  realName: text.exactOptional(),
  password: text.exactOptional(),
  /** The payment password; none by default. */
  paymentPassword: text.exactOptional(),
  passwordDefault: z.boolean().exactOptional(),
  passwordExpired: z.boolean().exactOptional(),
  /** Has never logged in. */
  firstTimeLogin: z.boolean().exactOptional(),
  /** Mobile number in the merchant's country, without dialing code. */
  mobile: text.exactOptional(),
  email: text.exactOptional(),
  secondFactors: z.array(z.enum(['sms', 'email', 'realName', 'authenticator'])).exactOptional(),
  authenticatorSecret: text.exactOptional(),
  disabled: z.boolean().exactOptional(),
  /** Day of birth, as `1990-05-17`. */
  birthday: z.iso.date().exactOptional(),
  /** Number of a drawn picture, from 1 to 12. */
  picture: z.int().min(1).max(12).exactOptional(),
  /** Channels of advertising that the member agreed to when the world began. */
  consents: z.array(z.enum(['email', 'sms', 'phone', 'site'])).exactOptional(),
  /** Minor units; a new member's defaults to the merchant's opening balance. */
  balance: z
    .string()
    .regex(/^\d{1,18}$/u, 'it is not in minor units')
    .exactOptional(),
});

export type MemberRow = z.output<typeof memberRow>;

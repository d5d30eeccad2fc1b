import { z } from 'zod';
import { text } from './columns.ts';

/** A member that a world has more, or what one of the accounts that are there has otherwise. */
export const memberRow = z.strictObject({
  account: text,
  /** As the merchant's lists of member types know it; a player when left out. */
  type: z.int().min(0).max(99).exactOptional(),
  nickname: text.exactOptional(),
  realName: text.exactOptional(),
  password: text.exactOptional(),
  passwordDefault: z.boolean().exactOptional(),
  passwordExpired: z.boolean().exactOptional(),
  /** Has never logged in. */
  firstTimeLogin: z.boolean().exactOptional(),
  /** A number of the merchant's own country, without its dialing code. */
  mobile: text.exactOptional(),
  email: text.exactOptional(),
  secondFactors: z.array(z.enum(['sms', 'email', 'realName', 'authenticator'])).exactOptional(),
  authenticatorSecret: text.exactOptional(),
  disabled: z.boolean().exactOptional(),
  /** Minor units; a new member's is the merchant's opening balance when left out. */
  balance: z
    .string()
    .regex(/^\d{1,18}$/u, 'it is not in minor units')
    .exactOptional(),
});

export type MemberRow = z.output<typeof memberRow>;

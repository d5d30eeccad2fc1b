import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { referralCodes } from './referral.schema.ts';

/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** The member's invitation code, made when it is first asked for. */
export const codeOf = async (orm: Orm, { merchant, memberId }: Owner): Promise<string> => {
  const isOwn = and(eq(referralCodes.merchant, merchant), eq(referralCodes.member_id, memberId));
  for (;;) {
    const [known] = await orm.select().from(referralCodes).where(isOwn);
    if (known !== undefined) return known.code;
    // A code that another member has is drawn again.
    await orm.insert(referralCodes).values({ merchant, member_id: memberId, code: newCode() }).onConflictDoNothing();
  }
};

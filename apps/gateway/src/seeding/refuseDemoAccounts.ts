import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.types.ts';
import { members } from '../accounts/member.schema.ts';
import { isPassword } from '../secrets/password.ts';
import { demoLogins } from './seedMembers.ts';

/**
 * Throws when a published demo account and password can log in. Merchants seeded by the same start share hashes, so few
 * need to be verified.
 */
export const refuseDemoAccounts = async ({ owner: orm }: Pick<Database, 'owner'>): Promise<void> => {
  const published = or(...demoLogins.map(({ id, key }) => and(eq(members.id, id), eq(members.account_key, key))));
  const found = await orm
    .selectDistinctOn([members.account_key, members.password_hash])
    .from(members)
    .where(and(published, isNotNull(members.password_hash)));
  for (const member of found) {
    const login = demoLogins.find(({ key }) => key === member.account_key);
    if (login !== undefined && (await isPassword(login.password, member.password_hash)))
      throw new Error(
        `it holds the demo account "${member.account}" of ${member.merchant} with its published password, which production refuses; give an empty database`,
      );
  }
};

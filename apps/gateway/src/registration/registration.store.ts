import type { Orm, Tx } from '../database/database.types.ts';
import { members } from '../accounts/member.schema.ts';
import { accountKeyOf, findMemberByAccount } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { newDigits } from '../secrets/random.ts';
import { openWallet } from '../wallet/wallet.store.ts';
import { registrations } from './registration.schema.ts';

/** Ten digits, nine of them random: an id does not reveal the number of members. */
const newMemberId = (): string => `1${newDigits(9)}`;

type New = Pick<Member, 'merchant' | 'account' | 'password_hash'> &
  Partial<Pick<Member, 'real_name' | 'email' | 'dialing_code' | 'mobile' | 'payment_password_hash'>>;
type About = Omit<typeof registrations.$inferInsert, 'merchant' | 'member_id' | 'registered_at'>;

/** The member type of a player. */
const PLAYER = 0;

/**
 * Creates a member with wallet and registration. Of concurrent calls with the same name or number one succeeds; the
 * others return which of the two is taken. `bind` runs in the same transaction.
 */
export const openAccount = (
  orm: Orm,
  {
    member,
    about,
    amount,
    bind,
  }: { member: New; about: About; amount: bigint; bind?: ((tx: Tx, opened: Member) => Promise<void>) | undefined },
  now: Date,
): Promise<Member | 'usernameTaken' | 'mobileTaken'> =>
  orm.transaction(async (tx) => {
    const { merchant, account } = member;
    const [opened] = await tx
      .insert(members)
      .values({
        ...member,
        id: newMemberId(),
        account_key: accountKeyOf(account),
        nickname: account,
        type: PLAYER,
        upline_id: about.invited_by ?? null,
        created_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (opened === undefined)
      return (await findMemberByAccount(tx, merchant, account)) === undefined ? 'mobileTaken' : 'usernameTaken';
    await openWallet(tx, { merchant, memberId: opened.id, amount, now });
    await tx.insert(registrations).values({ ...about, merchant, member_id: opened.id, registered_at: now });
    await bind?.(tx, opened);
    return opened;
  });

import { OLDEST_PLAYER } from '@baize/domain/days';
import { nicknameProblem, normalNickname } from '@baize/domain/nicknames';
import type { birthdayRefusals, nicknameRefusals } from '@baize/gateway-contract';
import { and, eq, isNull } from 'drizzle-orm';
import { members } from '../accounts/member.schema.ts';
import { findMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

type Changes = Partial<Pick<Member, 'nickname' | 'language' | 'time_format'>>;

const isThis = ({ merchant, id }: Member) => and(eq(members.merchant, merchant), eq(members.id, id));

/** Writes columns of a member. */
export const changeMember = async (orm: Orm, member: Member, changes: Changes): Promise<void> => {
  if (Object.keys(changes).length > 0) await orm.update(members).set(changes).where(isThis(member));
};

/** Sets the nickname in its normal form, by the rules that the browser has too (D60). */
export const setNickname = async (
  { database, merchant }: Call,
  member: Member,
  typed: string,
): Promise<Result<null, (typeof nicknameRefusals)[number]>> => {
  const problem = nicknameProblem(typed, merchant.settings.brandName);
  if (problem !== undefined) return refusal(problem === 'reserved' ? 'nicknameReserved' : 'nicknameRule');
  await changeMember(database, member, { nickname: normalNickname(typed) });
  return success(null);
};

type Settings = Pick<Call['merchant']['settings'], 'minimumAge' | 'sandbox'>;

/** True for a day of birth of somebody who is old enough to play, by the day in the merchant's zone. */
const isPlausible = (birthday: string, now: Date, { minimumAge, sandbox: { timeZone } }: Settings): boolean => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const { years } = Temporal.PlainDate.from(birthday).until(today, { largestUnit: 'year' });
  return years >= minimumAge && years <= OLDEST_PLAYER;
};

/** Sets the birthday, which only customer service can change afterwards. The same day again is a success. */
export const setBirthday = async (
  { database, merchant, now }: Call,
  member: Member,
  birthday: string,
): Promise<Result<null, (typeof birthdayRefusals)[number]>> => {
  if (member.birthday === birthday) return success(null);
  if (!isPlausible(birthday, now, merchant.settings)) return refusal('birthdayInvalid');
  // Of two at the same time, the first one counts.
  await database
    .update(members)
    .set({ birthday })
    .where(and(isThis(member), isNull(members.birthday)));
  const fresh = await findMember(database, member.merchant, member.id);
  return fresh?.birthday === birthday ? success(null) : refusal('birthdaySet');
};

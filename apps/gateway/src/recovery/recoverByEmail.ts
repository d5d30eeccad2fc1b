import type { linkRecoveryPayload, linkRecoveryRefusals, recoveryEmailRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Orm } from '../database/database.types.ts';
import { accountKeyOf, findMember, findMemberByAccount } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { sendMessage } from '../outbox/outbox.store.ts';
import { hashPassword } from '../secrets/password.ts';
import { hashOf } from '../secrets/random.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import { reserveEach, secondsUntil } from '../access/attempts.store.ts';
import { brokenField, canRecover } from './recovery.rules.ts';
import { LINK_MINUTES, memberOfLink, openLink, consumeLink } from './recoveryLinks.store.ts';
import { setNewPassword } from './setNewPassword.ts';

type Asked = { readonly username: string; readonly email: string };
type Sent = Result<null, (typeof recoveryEmailRefusals)[number]>;
type Recovered = Result<Member, (typeof linkRecoveryRefusals)[number]>;

/** The member with this name and e-mail address, if the password may be recovered. */
const askerOf = async (orm: Orm, { merchant }: Call, { username, email }: Asked): Promise<Member | undefined> => {
  const member = await findMemberByAccount(orm, merchant.id, username);
  const isTheirs = member?.email?.toLowerCase() === email.toLowerCase();
  return member !== undefined && isTheirs && canRecover(merchant.settings, member) ? member : undefined;
};

/**
 * E-mails a recovery link when name and address belong to a member (REQ-144, D15). Otherwise it runs the same
 * statements (a link without a member, a message that is not stored) and returns the same answer. E-mails are sent
 * after the response. Rate limits count the normalised input.
 */
export const sendRecoveryEmail = async (orm: Orm, call: Call, asked: Asked): Promise<Sent> => {
  const { merchant, language, network, now, linkOrigin } = call;
  const field = brokenField(merchant.settings, asked);
  if (field !== undefined) return refusal('fieldRule', { field });
  const typed = hashOf(`${accountKeyOf(asked.username)} ${asked.email.toLowerCase()}`);
  const until = await reserveEach(
    orm,
    [
      { merchant: merchant.id, kind: 'sendFromAddress', subject: network },
      { merchant: merchant.id, kind: 'sendLink', subject: typed },
    ],
    now,
  );
  if (until !== undefined) return refusal('tooSoon', { retryAfter: secondsUntil(until, now) });
  const member = await askerOf(orm, call, asked);
  await orm.transaction(async (tx) => {
    const token = await openLink(tx, merchant.id, member?.id, now);
    const body = sentenceWith(language, 'recoveryMessage', {
      brand: merchant.settings.brandName,
      account: member?.account ?? asked.username,
      link: `${linkOrigin}/forget#reset=${token}`,
      minutes: String(LINK_MINUTES),
    });
    const message = { channel: 'email', recipient: member?.email ?? asked.email, body, sentAt: now } as const;
    await sendMessage(tx, merchant.id, message, { deliver: member !== undefined });
  });
  return success(null);
};

/** Sets a new password by an e-mailed link, once, and ends all that the old one opened (D15). */
export const recoverByLink = async (
  orm: Orm,
  call: Call,
  { token, newPassword: password }: z.output<typeof linkRecoveryPayload>,
): Promise<Recovered> => {
  const {
    merchant: { id: merchant, settings },
    now,
  } = call;
  if (brokenField(settings, { password }) !== undefined) return refusal('passwordRule');
  const memberId = await memberOfLink(orm, merchant, token, now);
  const member = memberId && (await findMember(orm, merchant, memberId));
  if (!member || !canRecover(settings, member)) return refusal('linkExpired');
  const passwordHash = await hashPassword(password);
  // Who reads the mailbox may not be the member: told by SMS where there is a number.
  const to = member.mobile === null ? member : { ...member, email: null };
  const isSet = await orm.transaction(
    async (tx) =>
      (await consumeLink(tx, merchant, token, now)) && setNewPassword(tx, call, member, { passwordHash, to }),
  );
  return isSet ? success(member) : refusal('linkExpired');
};

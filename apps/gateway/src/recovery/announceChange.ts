import type { Member } from '../accounts/members.store.ts';
import type { Tx } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { sendMessage as sendToInbox } from '../messages/sendMessage.ts';
import { systemMessage } from '../messages/systemMessage.ts';
import type { SystemMessageId } from '../messages/systemMessage.ts';
import { sendMessage } from '../outbox/outbox.store.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import type { SentenceCode } from '../sentences/sentence.ts';
import { numberOf } from '../verification/codes.store.ts';
import type { Before, ChangeKind } from './recovery.schema.ts';
import { rememberChange, UNDO_HOURS, undoEnds } from './securityChanges.store.ts';

const sentences = {
  password: 'passwordChanged',
  paymentPassword: 'paymentPasswordChanged',
  mobile: 'mobileChanged',
  email: 'emailChanged',
  authenticator: 'authenticatorChanged',
  passkey: 'passkeyChanged',
} as const satisfies Record<ChangeKind, SentenceCode & SystemMessageId>;

/** Contacts that a message reaches: the e-mail address, or else the mobile number. */
export type Contacts = Pick<Member, 'email' | 'mobile' | 'dialing_code'>;

/** The channel and recipient of a message to a member; undefined without any contact. */
export const recipientOf = ({ email, mobile, dialing_code: dialingCode }: Contacts) => {
  if (email !== null) return { channel: 'email', recipient: email } as const;
  return mobile === null ? undefined : ({ channel: 'sms', recipient: numberOf(dialingCode ?? '', mobile) } as const);
};

/**
 * Tells a member of a change of what protects the account, which can be undone for a day: by a message on the site, whose
 * button asks for a secret, and by a link sent to a contact. Without any contact no link is sent; that of an earlier
 * change undoes it too. Call `EventStreams.tell` after the commit.
 */
export const announceChange = async (
  tx: Tx,
  { merchant, language, now, linkOrigin }: Call,
  { id: memberId, account }: Member,
  { kind, before, to }: { readonly kind: ChangeKind; readonly before: Before; readonly to: Contacts },
): Promise<void> => {
  const owner = { merchant: merchant.id, memberId };
  const told = { ...systemMessage(sentences[kind]), undoUntil: undoEnds(now) };
  const messageId = await sendToInbox(tx, owner, told, now);
  const token = await rememberChange(tx, { ...owner, kind, before, messageId }, now);
  const reached = recipientOf(to);
  if (reached === undefined) return;
  const values = {
    brand: merchant.settings.brandName,
    account,
    hours: String(UNDO_HOURS),
    link: `${linkOrigin}/forget#undo=${token}`,
  };
  const subject = sentenceWith(language, 'changeSubject', values);
  const body = `${sentenceWith(language, sentences[kind], values)} ${sentenceWith(language, 'changeUndo', values)}`;
  await sendMessage(tx, merchant.id, { ...reached, subject, body, sentAt: now });
};

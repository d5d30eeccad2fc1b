import type { contactCodeRefusals } from '@baize/gateway-contract';
import type { Member } from '../accounts/members.store.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { CODE_PAUSE_SECONDS } from '../verification/codes.store.ts';
import { sendCode } from '../verification/sendCode.ts';
import { boundContactOf, readContact } from './contact.ts';
import type { Channel, NewContact } from './contact.ts';

type Sent = Result<{ resendSeconds: number }, (typeof contactCodeRefusals)[number]>;

/**
 * Sends a code to the bound contact of a channel, or to one to bind. Whether that belongs to another account is not
 * looked up here: only who reads its messages learns so, when the code is right.
 */
export const sendContactCode = async (
  call: Call,
  member: Member,
  { channel, to }: { readonly channel: Channel; readonly to?: NewContact | undefined },
): Promise<Sent> => {
  const merchant = call.merchant.id;
  const ofMember = { merchant, deliver: true, memberId: member.id, boundTo: member.id } as const;
  const send = async (more: {
    purpose: 'contact' | 'newContact';
    recipient: string;
    channel: Channel;
    country?: string;
  }) => {
    const retryAfter = await sendCode(call.database, call, { ...ofMember, ...more });
    return retryAfter === undefined
      ? success({ resendSeconds: CODE_PAUSE_SECONDS })
      : refusal('tooSoon', { retryAfter });
  };
  if (to === undefined) {
    const recipient = boundContactOf(member, channel);
    return recipient === undefined ? refusal('contactUnknown') : send({ purpose: 'contact', recipient, channel });
  }
  const read = readContact(call.merchant.settings, to);
  if (!read.ok) return read;
  const { recipient, country } = read.value;
  const typed = { purpose: 'newContact', recipient, channel: read.value.channel } as const;
  return send(country === undefined ? typed : { ...typed, country });
};

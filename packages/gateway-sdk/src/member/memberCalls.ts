import type { CallOptions } from '../gateway.types.ts';
import type { SealedPayloads } from '../transport/calls.types.ts';
import { fieldsOf, nothing, numberOf, textOf, wordOf } from '../transport/read.ts';
import type { Parse } from '../transport/read.ts';
import type { Transport } from '../transport/transport.types.ts';

/** Who is logged in; `type` becomes a role with the member types of the start-up answer (REQ-082). */
export type Member = {
  readonly id: string;
  readonly account: string;
  readonly userName?: string | undefined;
  readonly nickname: string;
  readonly type: number;
};

export type PasswordChange = SealedPayloads['changePassword'];

/** The member's picture; no url, none chosen. */
export type MemberIcon = { readonly url?: string | undefined };

/** A member without a nickname is called by the account name. */
export const readMember: Parse<Member> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const id = wordOf(fields['id']) ?? numberOf(fields['id'])?.toString();
  const account = wordOf(fields['account']);
  const type = numberOf(fields['type']);
  if (id === undefined || account === undefined || type === undefined) return undefined;
  return { id, account, userName: wordOf(fields['userName']), nickname: textOf(fields['nickname']) || account, type };
};

const readIcon: Parse<MemberIcon> = (value) => {
  const fields = fieldsOf(value);
  return fields === undefined ? undefined : { url: wordOf(fields['url']) };
};

/** The member behind the token (REQ-160, REQ-162). */
export const memberCalls = ({ call, callSealed }: Transport) => ({
  info: (_input?: undefined, options?: CallOptions) => call('getMemberInfo', {}, readMember, options),
  icon: (_input?: undefined, options?: CallOptions) => call('getMemberIcon', {}, readIcon, options),
  changePassword: (input: PasswordChange, options?: CallOptions) =>
    callSealed('changePassword', input, nothing, options),
});

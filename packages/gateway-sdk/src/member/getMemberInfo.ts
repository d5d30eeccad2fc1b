import type { ValueOf } from '@baize/gateway-contract/client';
import { getMemberInfo as operation } from '@baize/gateway-contract/client/member/getMemberInfo';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Who is logged in; `type` becomes a role with the member types of the start-up answer (REQ-082). */
export type Member = {
  readonly id: string;
  readonly account: string;
  readonly userName?: string | undefined;
  readonly nickname: string;
  readonly type: number;
  /** What an agent gives to those whom they invite. */
  readonly invitationCode?: string | undefined;
};

/** A member without a nickname is called by the account. */
const readMember = ({ id, account, userName, nickname, type, invitationCode }: ValueOf<'getMemberInfo'>): Member => ({
  id: String(id),
  account,
  userName: userName || undefined,
  nickname: nickname || account,
  type,
  invitationCode,
});

/** Whose token it is (REQ-160). */
export const getMemberInfo = (gateway: Gateway, options?: CallOptions): Answer<Member> =>
  gateway.call(operation, {}, readMember, options);

import type { ValueOf } from '@baize/gateway-contract/client';
import { getMemberInfo as operation } from '@baize/gateway-contract/client/member/getMemberInfo';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** The logged-in member; `type` maps to a role by the member types of the start-up response (REQ-082). */
export type Member = {
  readonly id: string;
  readonly account: string;
  readonly userName?: string | undefined;
  readonly nickname: string;
  readonly type: number;
  /** An agent's code, which invited players enter at registration. */
  readonly invitationCode?: string | undefined;
  /** Language and time format that the member prefers. */
  readonly language?: ValueOf<'getMemberInfo'>['language'];
  readonly timeFormat?: ValueOf<'getMemberInfo'>['timeFormat'];
};

/** The nickname defaults to the account. */
const readMember = ({ id, userName, nickname, ...rest }: ValueOf<'getMemberInfo'>): Member => ({
  ...rest,
  id: String(id),
  userName: userName || undefined,
  nickname: nickname || rest.account,
});

/** The member of the current token (REQ-160). */
export const getMemberInfo = (gateway: Gateway, options?: CallOptions): Answer<Member> =>
  gateway.call(operation, {}, readMember, options);

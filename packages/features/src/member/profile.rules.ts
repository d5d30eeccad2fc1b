import { roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists, Role } from '@baize/domain/member-types';
import type { GatewayError } from '@baize/gateway-sdk';
import type { Member, MemberIcon } from '@baize/gateway-sdk/member';
import type { Loaded } from '../app/index.ts';

export type ProfileView = Loaded<{
  readonly account: string;
  readonly nickname: string;
  readonly realName: string | undefined;
  readonly role: Role;
  readonly invitationCode: string | undefined;
  /** Undefined when none is chosen or it failed to load; the profile renders without it. */
  readonly picture: string | undefined;
}>;

/** View state of the profile. Once the member has loaded, a failed refetch keeps the data. */
export const profileView = (
  {
    member,
    icon,
    error,
  }: { member?: Member | undefined; icon?: MemberIcon | undefined; error?: GatewayError | undefined },
  memberTypes: MemberTypeLists,
): ProfileView => {
  if (member === undefined) return error === undefined ? { state: 'loading' } : { state: 'failed', error };
  const { account, nickname, userName, type, invitationCode } = member;
  const role = roleOf(type, memberTypes);
  return { state: 'ready', account, nickname, realName: userName, role, invitationCode, picture: icon?.url };
};

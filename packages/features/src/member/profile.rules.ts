import { roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists, Role } from '@baize/domain/member-types';
import type { GatewayError } from '@baize/gateway-sdk';
import type { Member, MemberIcon } from '@baize/gateway-sdk/member';

export type ProfileView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: GatewayError }
  | {
      readonly state: 'ready';
      readonly account: string;
      readonly nickname: string;
      readonly realName: string | undefined;
      readonly role: Role;
      readonly invitationCode: string | undefined;
      /** Undefined where none is chosen, or it could not be had: the profile is whole without it. */
      readonly picture: string | undefined;
    };

/** What the profile shows: once the member is known, a failure to read it again changes nothing. */
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

import type { RefusalCode } from '@baize/gateway-sdk';
import type { ConsentChange, MemberProfile } from '@baize/gateway-sdk/profile';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { fetched, gatewayErrorOf, sessionAtom, storeMemberAtom, useScope } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import { profileMutation } from './profile.mutations.ts';
import type { ProfileChange } from './profile.mutations.ts';
import { consentChangesQuery, profileQuery } from './profile.queries.ts';

/** The member's own settings. */
export const useProfileSettings = (): Fetched<MemberProfile> => fetched(useQuery(profileQuery(useScope())));

/** When consents were given and withdrawn, newest first. */
export const useConsentChanges = (): Fetched<readonly ConsentChange[]> =>
  fetched(useQuery(consentChangesQuery(useScope())));

export type ProfileCode = RefusalCode<'setNickname' | 'uploadPicture' | 'setBirthday'>;

export type ChangeProfile = {
  readonly change: (wish: ProfileChange) => void;
  readonly isBusy: boolean;
  /** The change that is being sent, to show it at once. */
  readonly sending: ProfileChange | undefined;
  readonly refusal: Refusal<ProfileCode> | undefined;
};

/** Changes the settings; `onDone` gets them as they are then. The session's copy of the nickname follows. */
export const useChangeProfile = (onDone: (profile: MemberProfile) => void): ChangeProfile => {
  const scope = useScope();
  const session = useAtomValue(sessionAtom);
  const storeMember = useSetAtom(storeMemberAtom);
  const { mutate, isPending, error, variables } = useMutation(profileMutation(scope));
  const gatewayError = gatewayErrorOf(error);
  const handleDone = (profile: MemberProfile): void => {
    const member = session.state === 'anonymous' ? undefined : session.member;
    if (member !== undefined && scope.token !== undefined)
      storeMember({ token: scope.token, member: { ...member, nickname: profile.nickname } });
    onDone(profile);
  };
  return {
    change: (wish) => mutate(wish, { onSuccess: handleDone }),
    isBusy: isPending,
    sending: isPending ? variables : undefined,
    refusal: isPending || gatewayError === undefined ? undefined : refused<ProfileCode>(gatewayError).refusal,
  };
};

import type { Answer } from '@baize/gateway-sdk';
import {
  choosePicture,
  setBirthday,
  setConsent,
  setNickname,
  setPreferences,
  uploadPicture,
} from '@baize/gateway-sdk/profile';
import type { Consent, MemberProfile, Preferences } from '@baize/gateway-sdk/profile';
import { mutationOptions } from '@tanstack/react-query';
import { base64Of, isAnswerOf, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { PROFILE, profileQuery } from './profile.queries.ts';

/** A change of the member's own settings. Each can be sent twice: the second one changes nothing. */
export type ProfileChange =
  | { readonly change: 'nickname'; readonly nickname: string }
  | { readonly change: 'picture'; readonly drawn: number | undefined }
  | { readonly change: 'upload'; readonly file: Blob }
  | { readonly change: 'birthday'; readonly birthday: string }
  | ({ readonly change: 'preferences' } & Preferences)
  | ({ readonly change: 'consent' } & Consent);

const send = async ({ gateway }: Scope, wish: ProfileChange): Answer<MemberProfile> => {
  switch (wish.change) {
    case 'nickname':
      return setNickname(gateway, wish.nickname);
    case 'picture':
      return choosePicture(gateway, wish.drawn);
    case 'upload':
      return uploadPicture(gateway, await base64Of(wish.file));
    case 'birthday':
      return setBirthday(gateway, wish.birthday);
    case 'preferences': {
      const { change: _, ...preferences } = wish;
      return setPreferences(gateway, preferences);
    }
    case 'consent':
      return setConsent(gateway, { channel: wish.channel, isGiven: wish.isGiven });
  }
};

/** Areas whose answers contain the nickname or the picture. */
const CHANGED = [PROFILE, 'member', 'memberIcon'] as const;

/** Changes the settings, and shows them as they are then. */
export const profileMutation = (scope: Scope) =>
  mutationOptions<MemberProfile, Error, ProfileChange>({
    meta: { changes: PROFILE },
    mutationFn: (wish) => valueOrThrow(send(scope, wish)),
    onSuccess: (profile, _wish, _before, { client }) => {
      client.setQueryData(profileQuery(scope).queryKey, profile);
    },
    // Also after a failure: the change may have been made although the response was lost.
    onSettled: (_profile, _error, _wish, _before, { client }) => {
      for (const area of CHANGED) void client.invalidateQueries({ predicate: isAnswerOf(area) });
    },
  });

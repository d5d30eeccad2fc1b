import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { memberTypesAtom, sessionAtom, useQueryError, useScope } from '../app/index.ts';
import { memberIconQuery, memberQuery } from './member.queries.ts';
import { profileView } from './profile.rules.ts';
import type { ProfileView } from './profile.rules.ts';

/**
 * The logged-in member's profile: the session's copy at once, then the gateway's. Kept while the player logs in again
 * (REQ-091).
 */
export const useProfile = (): { readonly view: ProfileView; readonly retry: () => void } => {
  const scope = useScope();
  const session = useAtomValue(sessionAtom);
  const memberTypes = useAtomValue(memberTypesAtom);
  const member = useQuery(memberQuery(scope));
  const { data: icon } = useQuery(memberIconQuery(scope));
  const known = session.state === 'anonymous' ? undefined : session.member;
  const current = member.data ?? known;
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return {
    view: profileView({ member: current ?? last, icon, error: useQueryError(member) }, memberTypes),
    retry: () => void member.refetch(),
  };
};

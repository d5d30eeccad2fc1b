import type { Role } from '@baize/domain/member-types';
import type { Member } from '@baize/gateway-sdk/member';
import { useAtomValue } from 'jotai/react';
import { sessionAtom, sessionEndReasonAtom } from '../app/index.ts';
import type { Session, SessionEnd } from '../app/index.ts';

export type SessionView = {
  readonly session: Session;
  readonly state: Session['state'];
  readonly isLoggedIn: boolean;
  /** False for a trial, which may still log in to, open or recover a real account. */
  readonly hasRealAccount: boolean;
  readonly role: Role;
  readonly firstTimeLogin: boolean;
  readonly accountName: string | undefined;
  readonly member: Member | undefined;
  /** Why the last session ended, for the sentence "You are not logged in, please login" (REQ-091). */
  readonly end: SessionEnd | undefined;
};

/** Returns the session and its facts; without one, role `visitor` and no member. */
export const useSession = (): SessionView => {
  const session = useAtomValue(sessionAtom);
  const end = useAtomValue(sessionEndReasonAtom);
  const known = session.state === 'anonymous' ? undefined : session;
  return {
    session,
    state: session.state,
    isLoggedIn: known !== undefined,
    hasRealAccount: session.state === 'loggedIn',
    role: known?.role ?? 'visitor',
    firstTimeLogin: known?.firstTimeLogin ?? false,
    accountName: known?.accountName,
    member: known?.member,
    end,
  };
};

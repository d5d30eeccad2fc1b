import { admission, type Access, type Admission } from '@baize/domain/routes';
import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';

/** What opening a page leads to for whoever is here; navigation shows no way to what is hidden. */
export function useAdmission(): (access: Access) => Admission {
  const { session, role } = useSession();
  const { startUp } = useStartUp();
  // Before the member call has answered, only the mark of an agent is known of a session.
  const isKnown = session.state === 'anonymous' || session.member !== undefined || role === 'agent';
  return (access) => admission(access, { role: isKnown ? role : undefined, flags: startUp?.flags });
}

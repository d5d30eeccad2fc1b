import { admission, type Access, type Admission } from '@baize/domain/routes';
import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';

/** Returns the admission of the current visitor to a page. Navigation omits hidden pages. */
export const useAdmission = (): ((access: Access) => Admission) => {
  const { session, role } = useSession();
  const { startUp } = useStartUp();
  // Until the member call has answered, a session's role is known only if it is an agent's.
  const isKnown = session.state === 'anonymous' || session.member !== undefined || role === 'agent';
  return (access) => admission(access, { role: isKnown ? role : undefined, flags: startUp?.flags });
};

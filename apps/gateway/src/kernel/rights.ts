import type { Operation } from '@baize/gateway-contract';
import type { Session } from './gateway.types.ts';

/** A call's outcome for a session: `granted`, continued `asVisitor`, or the code of a 403. */
export type Rights = 'granted' | 'asVisitor' | 'passwordChangeRequired' | 'realAccountRequired' | 'forbidden';

/**
 * Checks a session's rights. While a password change is required, only calls marked `duringPasswordChange` are granted,
 * and public reads run as for a visitor (REQ-107). `realAccount` excludes trial sessions; `agent` admits agents alone.
 */
export const rightsOf = (
  operation: Pick<Operation, 'access' | 'idempotent' | 'realAccount' | 'duringPasswordChange'>,
  { mustChangePassword, role }: Pick<Session, 'mustChangePassword' | 'role'>,
): Rights => {
  const { access, idempotent, realAccount, duringPasswordChange } = operation;
  if (mustChangePassword && !duringPasswordChange)
    return access === 'optional' && !idempotent ? 'asVisitor' : 'passwordChangeRequired';
  if (realAccount && role === 'trial') return 'realAccountRequired';
  return access === 'agent' && role !== 'agent' ? 'forbidden' : 'granted';
};

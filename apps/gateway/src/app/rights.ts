import type { Operation } from '@baize/gateway-contract';
import type { Session } from './gateway.types.ts';

/** How a call goes on for a session: as it is, as for a visitor, or not at all and why. */
export type Rights = 'granted' | 'asVisitor' | 'passwordChangeRequired' | 'realAccountRequired' | 'forbidden';

/**
 * What a session may not do: one that owes a new password anything but that, a trial one what needs a real account, and
 * whoever is no agent what agents do. What a visitor may see too, a session that owes a password sees as a visitor.
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

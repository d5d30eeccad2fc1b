import type { Tx } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import type { Member } from '../accounts/members.store.ts';

/** The port of registration to invitations by members, which are an area above it. */
export type Invitations = {
  /** Binds a new member to who invited it, once; a code that nobody has, or that holds no more, binds nobody. */
  readonly bind: (tx: Tx, call: Pick<Call, 'merchant' | 'now'>, friend: Member, code: string) => Promise<void>;
};

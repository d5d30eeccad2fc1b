import type { undoOwnChangePayload, undoOwnChangeRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import type { Member } from '../accounts/members.store.ts';
import type { Call, Session } from '../kernel/gateway.types.ts';
import { refusal } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { PayoutAccounts } from '../recovery/payoutAccounts.types.ts';
import type { ChangeKind } from '../recovery/recovery.schema.ts';
import { findChange } from '../recovery/securityChanges.store.ts';
import { undoChange } from '../recovery/undoChange.ts';
import { refuseProof } from './proof.ts';

type Undone = Result<{ member: Member; kind: ChangeKind }, (typeof undoOwnChangeRefusals)[number]>;

/**
 * Undoes a change by the message that tells of it. It asks for the secret of now, since who has a session open is not
 * always its member; the link of the e-mail asks for none.
 */
export const undoOwnChange = async (
  call: Call,
  member: Member,
  { messageId, proof }: z.output<typeof undoOwnChangePayload>,
  session: Session,
  accounts: PayoutAccounts,
): Promise<Undone> => {
  const { database, merchant, now } = call;
  const name = { memberId: member.id, messageId };
  if ((await findChange(database, merchant.id, name, now)) === undefined) return refusal('linkExpired');
  return (await refuseProof(call, member, proof, session)) ?? undoChange(database, call, name, accounts);
};

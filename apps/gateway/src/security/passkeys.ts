import type {
  addPasskeyPayload,
  addPasskeyRefusals,
  beginPasskeyRefusals,
  proofPayload,
  removePasskeyPayload,
  removePasskeyRefusals,
} from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { checkNewPasskey } from '../access/passkeyAnswer.ts';
import { askNewPasskey } from '../access/passkeyOptions.ts';
import { insertPasskey, passkeysOf, removePasskeyOf } from '../access/passkeys.store.ts';
import { findMember, lockMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Call, Session } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { announceChange } from '../recovery/announceChange.ts';
import { newId } from '../secrets/random.ts';
import { refuseProof } from './proof.ts';

/** Passkeys that a member may have. */
const MOST_PASSKEYS = 10;

type Options = Awaited<ReturnType<typeof askNewPasskey>>;

const holderOf = ({ tokenHash }: Session) => ({ purpose: 'add', holderHash: tokenHash }) as const;

/** Begins to add a passkey, once a secret has confirmed it; returns the input of `navigator.credentials.create`. */
export const beginPasskey = async (
  call: Call,
  session: Session,
  member: Member,
  { proof }: z.output<typeof proofPayload>,
): Promise<Result<Options, (typeof beginPasskeyRefusals)[number]>> => {
  const own = await passkeysOf(call.database, member);
  if (own.length >= MOST_PASSKEYS) return refusal('tooManyPasskeys');
  const refused = await refuseProof(call, member, proof, session);
  return refused ?? success(await askNewPasskey(call, holderOf(session), member, own));
};

type Added = Result<null, (typeof addPasskeyRefusals)[number]>;

/** Adds the passkey that answers a challenge of this session, and tells the member. */
export const addPasskey = async (
  call: Call,
  session: Session,
  member: Member,
  { name, answer }: z.output<typeof addPasskeyPayload>,
): Promise<Added> => {
  const checked = await checkNewPasskey(call, holderOf(session), answer);
  if (!checked.ok) return checked;
  const { id, publicKey, counter } = checked.value;
  const { merchant, id: memberId } = member;
  return call.database.transaction(async (tx): Promise<Added> => {
    await lockMember(tx, { merchant, memberId });
    const fresh = await findMember(tx, merchant, memberId);
    if (fresh === undefined) return refusal('passkeyExpired');
    if ((await passkeysOf(tx, fresh)).length >= MOST_PASSKEYS) return refusal('tooManyPasskeys');
    const isNew = await insertPasskey(tx, {
      merchant,
      id: newId(),
      member_id: memberId,
      credential_id: id,
      public_key: publicKey,
      counter,
      rp_id: call.host,
      name,
      created_at: call.now,
    });
    if (!isNew) return refusal('passkeyKnown');
    await announceChange(tx, call, fresh, { kind: 'passkey', before: {}, to: fresh });
    return success(null);
  });
};

type Removed = Result<null, (typeof removePasskeyRefusals)[number]>;

/** Removes a passkey, once a secret has confirmed it, and tells the member. */
export const removePasskey = async (
  call: Call,
  session: Session,
  member: Member,
  { id, proof }: z.output<typeof removePasskeyPayload>,
): Promise<Removed> => {
  const own = await passkeysOf(call.database, member);
  if (!own.some((passkey) => passkey.id === id)) return refusal('passkeyUnknown');
  const refused = await refuseProof(call, member, proof, session);
  if (refused !== undefined) return refused;
  const { merchant, id: memberId } = member;
  return call.database.transaction(async (tx): Promise<Removed> => {
    await lockMember(tx, { merchant, memberId });
    const fresh = await findMember(tx, merchant, memberId);
    if (fresh === undefined || !(await removePasskeyOf(tx, fresh, id, call.now))) return refusal('passkeyUnknown');
    await announceChange(tx, call, fresh, { kind: 'passkey', before: {}, to: fresh });
    return success(null);
  });
};

import type { Proof, ProofKind } from '@baize/gateway-sdk/security';
import type { Confirm } from '../verification/secret/index.ts';
import type { Change } from './useSealedChange.ts';

/** A change that a secret confirms, or a passkey in its place. */
export type ConfirmByEither<Code extends string> = Confirm<Code> & {
  /** Confirms by the answer of a passkey, from `usePasskeyProof`. */
  readonly prove: (proof: Proof) => void;
};

/** A change whose input is a proof, as one that a secret of this kind or a passkey confirms. */
export const confirmByEither = <Code extends string>(
  kind: ProofKind,
  { send, ...rest }: Change<Proof, Code>,
): ConfirmByEither<Code> => ({ confirm: (secret) => send({ kind, secret }), prove: send, ...rest });

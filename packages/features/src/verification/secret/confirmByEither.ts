import type { Proof, ProofKind } from '@baize/gateway-sdk/security';
import type { Confirm } from './useConfirm.ts';

/** A call that a secret confirms, or a passkey in its place. */
export type ConfirmByEither<Code extends string> = Confirm<Code> & {
  /** Confirms by the answer of a passkey, from `usePasskeyProof`. */
  readonly prove: (proof: Proof) => void;
};

type ProofCall<Code extends string> = Omit<Confirm<Code>, 'confirm'> & { readonly send: (proof: Proof) => void };

/** A call whose input is a proof, as one that a secret of this kind or a passkey confirms. */
export const confirmByEither = <Code extends string>(
  kind: ProofKind,
  { send, ...rest }: ProofCall<Code>,
): ConfirmByEither<Code> => ({ confirm: (secret) => send({ kind, secret }), prove: send, ...rest });

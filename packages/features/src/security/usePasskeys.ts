import type { RefusalCode } from '@baize/gateway-sdk';
import { addPasskey, beginPasskey, beginPasskeyProof, removePasskey, renamePasskey } from '@baize/gateway-sdk/security';
import type { NewPasskey, NewPasskeyOptions, Passkey, Proof, ProofKind } from '@baize/gateway-sdk/security';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fetched, gatewayErrorOf, useGateway, useScope, valueOrThrow } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { refused } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import type { BrowserPasskeys } from '../verification/passkey/index.ts';
import { passkeysQuery } from './security.queries.ts';
import { confirmByEither } from '../verification/secret/index.ts';
import type { ConfirmByEither } from '../verification/secret/index.ts';
import { useSealedChange } from './useSealedChange.ts';
import type { Change } from './useSealedChange.ts';

/** The passkeys of the account, oldest first. */
export const usePasskeys = (): Fetched<readonly Passkey[]> => fetched(useQuery(passkeysQuery(useScope())));

export type BeginPasskeyCode = RefusalCode<'beginPasskey'>;

/** Begins to add a passkey; `onDone` gets what the browser is asked for. */
export const useBeginPasskey = (
  kind: ProofKind,
  onDone: (options: NewPasskeyOptions) => void,
): ConfirmByEither<BeginPasskeyCode> =>
  confirmByEither(
    kind,
    useSealedChange((gateway, proof) => valueOrThrow(beginPasskey(gateway, proof)), onDone),
  );

type BrowserCode = 'passkeyCancelled' | 'passkeyUnusable' | 'passkeyKnown';
export type AddPasskeyCode = RefusalCode<'addPasskey'> | BrowserCode;

export type AddPasskey = {
  readonly add: (name: string) => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<AddPasskeyCode> | undefined;
};

/** Asks the browser for a passkey and adds it under a name. */
export const useAddPasskey = (
  options: NewPasskeyOptions,
  { create }: Pick<BrowserPasskeys, 'create'>,
  onDone: () => void,
): AddPasskey => {
  const { send, isBusy, refusal } = useSealedChange<NewPasskey, RefusalCode<'addPasskey'>>(
    (gateway, passkey) => valueOrThrow(addPasskey(gateway, passkey)),
    onDone,
  );
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (name: string): Promise<BrowserCode | undefined> => {
      const given = await create(options);
      if (!given.ok) return given.code;
      send({ name, answer: given.answer });
      return undefined;
    },
  });
  const asked = data === undefined ? undefined : { code: data };
  return {
    add: (name) => mutate(name),
    isBusy: isPending || isBusy,
    refusal: isPending ? undefined : (asked ?? refusal),
  };
};

export type RenamePasskeyCode = RefusalCode<'renamePasskey'>;

/** Renames a passkey. */
export const useRenamePasskey = (
  onDone: () => void,
): Change<{ readonly id: string; readonly name: string }, RenamePasskeyCode> =>
  useSealedChange((gateway, renamed) => valueOrThrow(renamePasskey(gateway, renamed)), onDone);

export type RemovePasskeyCode = RefusalCode<'removePasskey'>;

/** Removes a passkey. */
export const useRemovePasskey = (id: string, kind: ProofKind, onDone: () => void): ConfirmByEither<RemovePasskeyCode> =>
  confirmByEither(
    kind,
    useSealedChange((gateway, proof) => valueOrThrow(removePasskey(gateway, { id, proof })), onDone),
  );

export type PasskeyProofCode = RefusalCode<'beginPasskeyProof'> | 'passkeyCancelled' | 'passkeyUnusable';

export type PasskeyProof = {
  readonly ask: () => void;
  readonly isBusy: boolean;
  readonly refusal: Refusal<PasskeyProofCode> | undefined;
};

/** Asks for a passkey of the account in place of a secret; `onProof` gets its answer, good once. */
export const usePasskeyProof = (
  { get }: Pick<BrowserPasskeys, 'get'>,
  onProof: (proof: Proof) => void,
): PasskeyProof => {
  const gateway = useGateway();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async (): Promise<'passkeyCancelled' | 'passkeyUnusable' | undefined> => {
      const given = await get(await valueOrThrow(beginPasskeyProof(gateway)));
      if (!given.ok) return given.code;
      onProof({ kind: 'passkey', answer: given.answer });
      return undefined;
    },
  });
  const failure = gatewayErrorOf(error);
  const failed = failure && refused<RefusalCode<'beginPasskeyProof'>>(failure).refusal;
  const asked = data === undefined ? undefined : { code: data };
  return { ask: () => mutate(), isBusy: isPending, refusal: isPending ? undefined : (asked ?? failed) };
};

import { useActorRef } from '@xstate/react';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { useFeatures } from '../../../app/index.ts';
import { useSnapshot } from '../../../flow/index.ts';
import type { SecondFactorActor } from '../../../verification/index.ts';
import type { ChangePasswordActor } from '../changePassword.machine.ts';
import type { LoginSuccess } from '../login.types.ts';
import { provideSocial } from './provideSocial.ts';
import { wayBackAtom } from './social.atoms.ts';
import { mayRetry } from './social.rules.ts';
import type { Newcomer, SocialInput, SocialRefusal, SocialTypes } from './social.types.ts';

export type Social = {
  /** `agreeing`: somebody new is asked to agree to the terms; `failed`: it has to begin again, or `mayRetry`. */
  readonly state: 'busy' | 'agreeing' | 'failed' | 'done';
  readonly newcomer: Newcomer | undefined;
  readonly registering: boolean;
  readonly refusal: SocialRefusal | undefined;
  readonly agree: () => void;
  readonly mayRetry: boolean;
  readonly retry: () => void;
  readonly secondFactor: SecondFactorActor<LoginSuccess> | undefined;
  readonly changePassword: ChangePasswordActor | undefined;
  /** Where the visitor meant to go when they left for the provider. */
  readonly wayBack: string | undefined;
};

/** A sign-in with a provider's account, from what came back with the visitor; `onDone` gets the route it leads to. */
export const useSocial = ({
  onDone,
  ...input
}: SocialInput & { readonly onDone: (output: SocialTypes['output']) => void }): Social => {
  const features = useFeatures();
  const [chart] = useState(() => provideSocial(features));
  const actor = useActorRef(chart, { input }, ({ output }) => {
    if (output !== undefined) onDone(output);
  });
  const snapshot = useSnapshot(actor);
  const { children, context } = snapshot;
  const { newcomer, refusal } = context;
  const registering = snapshot.matches('registering') || (snapshot.matches('waiting') && newcomer !== undefined);
  const state = () => {
    if (snapshot.matches('loggedIn')) return 'done';
    if (snapshot.matches('failed')) return 'failed';
    return snapshot.matches('agreeing') || registering ? 'agreeing' : 'busy';
  };
  return {
    state: state(),
    newcomer,
    registering,
    refusal,
    agree: () => actor.send({ type: 'agreed' }),
    mayRetry: mayRetry(context),
    retry: () => actor.send({ type: 'retried' }),
    secondFactor: children.secondFactor,
    changePassword: useSnapshot(children.admission)?.children.changePassword,
    wayBack: useAtomValue(wayBackAtom),
  };
};

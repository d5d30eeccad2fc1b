import { useActorRef } from '@xstate/react';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { useFeatures, type Features } from '../../../app/index.ts';
import { useSnapshot } from '../../../flow/index.ts';
import type { SecondFactorActor } from '../../../verification/index.ts';
import type { ChangePasswordActor } from '../changePassword.machine.ts';
import type { LoginSuccess } from '../login.types.ts';
import { provideAdmission } from '../provideAdmission.ts';
import { socialActors } from './social.actors.ts';
import { wayBackAtom } from './social.atoms.ts';
import { socialMachine } from './social.machine.ts';
import { mayRetry } from './social.rules.ts';
import type { Newcomer, SocialInput, SocialRefusal, SocialTypes } from './social.types.ts';

/** Social sign-in chart and its children, with their effects. */
const provideSocial = (features: Pick<Features, 'gateway' | 'store' | 'merchant'>) =>
  socialMachine.provide({ actors: { ...socialActors(features.gateway), ...provideAdmission(features) } });

export type Social = {
  /** `agreeing`: a newcomer must accept the terms; `failed`: start over, or `retry` if `mayRetry`. */
  readonly state: 'busy' | 'agreeing' | 'failed' | 'done';
  readonly newcomer: Newcomer | undefined;
  readonly registering: boolean;
  readonly refusal: SocialRefusal | undefined;
  readonly agree: () => void;
  readonly mayRetry: boolean;
  readonly retry: () => void;
  readonly secondFactor: SecondFactorActor<LoginSuccess> | undefined;
  readonly changePassword: ChangePasswordActor | undefined;
  /** Path of this site to return to, stored before the visitor left for the provider. */
  readonly wayBack: string | undefined;
};

/** Sign-in with a provider's response; `onDone` receives the route to open. */
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

import { useSelector } from '@xstate/react';
import type { ChallengeMethod } from './login.types.ts';
import type { LoginRefusal } from '../../verification/index.ts';
import type { TwoFactorActor } from './twoFactor.machine.ts';

export type TwoFactorView = {
  readonly methods: readonly ChallengeMethod[];
  /** Undefined while the player has yet to choose one. */
  readonly method: ChallengeMethod | undefined;
  readonly checking: boolean;
  readonly refusal: LoginRefusal | undefined;
  readonly choose: (method: ChallengeMethod) => void;
  readonly answer: (answer: string) => void;
  readonly cancel: () => void;
};

/** The second factor as the form shows it; undefined when none is asked for. */
export const useTwoFactor = (actor: TwoFactorActor | undefined): TwoFactorView | undefined => {
  const snapshot = useSelector(actor, (now) => now);
  if (actor === undefined || snapshot === undefined) return undefined;
  const { challenge, method, refusal } = snapshot.context;
  return {
    methods: challenge.methods,
    method,
    refusal,
    checking: snapshot.matches('checking'),
    choose: (chosen) => actor.send({ type: 'methodChosen', method: chosen }),
    answer: (answer) => actor.send({ type: 'answered', answer }),
    cancel: () => actor.send({ type: 'cancelled' }),
  };
};

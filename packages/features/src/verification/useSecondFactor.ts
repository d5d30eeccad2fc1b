import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import { useSnapshot } from '../flow/index.ts';
import type { SecondFactorActor } from './secondFactor.machine.ts';
import type { ChallengeMethod, SecondFactorRefusal } from './verification.types.ts';

export type SecondFactorView = {
  /** It is asked because the login comes from a new address (REQ-114). */
  readonly newAddress: boolean;
  readonly id: string;
  readonly methods: readonly ChallengeMethod[];
  /** Where the code of the chosen method went, masked. */
  readonly destination: string | undefined;
  /** Undefined while the player has yet to choose one. */
  readonly method: ChallengeMethod | undefined;
  /** What the form asks: one field, `answer`. */
  readonly rules: readonly FieldRule[];
  readonly checking: boolean;
  readonly refusal: SecondFactorRefusal | undefined;
  readonly choose: (method: ChallengeMethod) => void;
  readonly submit: (answer: string) => void;
  readonly cancel: () => void;
};

const rules = [requiredRule('answer')];

/** The second factor as its form shows it. */
export const useSecondFactor = <Value>(actor: SecondFactorActor<Value>): SecondFactorView => {
  const snapshot = useSnapshot(actor);
  const { challenge, method, refusal } = snapshot.context;
  return {
    newAddress: challenge.newAddress === true,
    id: challenge.id,
    methods: challenge.methods,
    destination: method === 'sms' || method === 'email' ? challenge.destinations?.[method] : undefined,
    method,
    rules,
    refusal,
    checking: snapshot.matches('checking'),
    choose: (chosen) => actor.send({ type: 'methodChosen', method: chosen }),
    submit: (answer) => actor.send({ type: 'submitted', answer }),
    cancel: () => actor.send({ type: 'cancelled' }),
  };
};

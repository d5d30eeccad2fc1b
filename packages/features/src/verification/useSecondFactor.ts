import { requiredRule } from '@baize/domain/field-rules';
import type { FieldRule } from '@baize/domain/field-rules';
import { useSnapshot } from '../flow/index.ts';
import type { SecondFactorActor } from './secondFactor.machine.ts';
import type { ChallengeMethod, SecondFactorRefusal } from './verification.types.ts';

export type SecondFactorView = {
  /** True when the login comes from a new address, which is why it is required (REQ-114). */
  readonly newAddress: boolean;
  readonly id: string;
  readonly methods: readonly ChallengeMethod[];
  /** Masked destination of the chosen method's code. */
  readonly destination: string | undefined;
  /** Undefined until the player has chosen one. */
  readonly method: ChallengeMethod | undefined;
  /** Rule of the only field, `answer`. */
  readonly rules: readonly FieldRule[];
  readonly checking: boolean;
  readonly refusal: SecondFactorRefusal | undefined;
  readonly choose: (method: ChallengeMethod) => void;
  readonly submit: (answer: string) => void;
  readonly cancel: () => void;
};

const rules = [requiredRule('answer')];

/** View of a second factor for its form. */
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

import { useSnapshot } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import type { CaptchaActor } from './captcha.machine.ts';

export type CaptchaView = {
  readonly state: 'hidden' | 'loading' | 'shown' | 'proving' | 'proved' | 'failed';
  /** A PNG as a data URL. */
  readonly image: string | undefined;
  /** Result of the alternative, sent in place of the picture's text. */
  readonly answer: string | undefined;
  readonly failure: Refusal | undefined;
  /** Loads another picture, at most once per second (REQ-102). */
  readonly refresh: () => void;
  /** Switches to the alternative, which needs no reading of a picture (D45). */
  readonly chooseAlternative: () => void;
};

const states = ['loading', 'shown', 'proving', 'proved', 'failed'] as const;

/** View of a captcha for its form. */
export const useCaptcha = (actor: CaptchaActor | undefined): CaptchaView => {
  const snapshot = useSnapshot(actor);
  const { image, answer, failure } = snapshot?.context ?? {};
  return {
    state: states.find((state) => snapshot?.matches(state)) ?? 'hidden',
    image,
    answer,
    failure,
    refresh: () => actor?.send({ type: 'refreshed' }),
    chooseAlternative: () => actor?.send({ type: 'alternativeChosen' }),
  };
};

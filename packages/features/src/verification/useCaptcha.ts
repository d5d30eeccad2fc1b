import { useSnapshot } from '../flow/index.ts';
import type { Refusal } from '../flow/index.ts';
import type { CaptchaActor } from './captcha.machine.ts';

export type CaptchaView = {
  readonly state: 'hidden' | 'loading' | 'shown' | 'proving' | 'proved' | 'failed';
  /** A PNG as a data URL. */
  readonly image: string | undefined;
  /** What the alternative worked out; takes the place of what the picture says. */
  readonly answer: string | undefined;
  readonly failure: Refusal | undefined;
  /** Another picture, at most once per second (REQ-102). */
  readonly refresh: () => void;
  /** The way that asks for no reading of a picture (D45). */
  readonly chooseAlternative: () => void;
};

const states = ['loading', 'shown', 'proving', 'proved', 'failed'] as const;

/** A captcha as its form shows it. */
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

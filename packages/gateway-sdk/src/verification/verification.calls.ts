import type { BodyOf, ValueOf } from '@baize/gateway-contract/client';
import { answerBotCheck as answerBotCheckOperation } from '@baize/gateway-contract/client/verification/answerBotCheck';
import { getBotCheck as getBotCheckOperation } from '@baize/gateway-contract/client/verification/getBotCheck';
import { getCaptcha as getCaptchaOperation } from '@baize/gateway-contract/client/verification/getCaptcha';
import { sendLoginSms as sendLoginSmsOperation } from '@baize/gateway-contract/client/verification/sendLoginSms';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/**
 * A proof of work: find `n` so that sha256(`challenge:n`) begins with `difficulty` zero bits; the captcha's answer is
 * `proof:<challenge>:<n>`.
 */
export type CaptchaProof = { readonly challenge: string; readonly difficulty: number };

const pictureOf = (wire: ValueOf<'getCaptcha'>): string | undefined =>
  typeof wire === 'string' ? `data:image/png;base64,${wire}` : undefined;

const proofOf = (wire: ValueOf<'getCaptcha'>): CaptchaProof | undefined =>
  typeof wire === 'string' ? undefined : wire;

/** A captcha picture as a data URL (REQ-166). */
export const getCaptchaImage = (gateway: Gateway, options?: CallOptions): Answer<string> =>
  gateway.call(getCaptchaOperation, { query: { kind: 'image' } }, pictureOf, options);

/** A proof of work, as an alternative to the picture (D45). */
export const getCaptchaProof = (gateway: Gateway, options?: CallOptions): Answer<CaptchaProof> =>
  gateway.call(getCaptchaOperation, { query: { kind: 'proof' } }, proofOf, options);

type Wire = ValueOf<'getBotCheck'>;

/** A slider puzzle: pictures as data URLs, lengths in the units of the picture. */
export type SliderPuzzle = Omit<Extract<Wire, { kind: 'slider' }>, 'kind'>;

/** A proof of work: find `n` so that sha256(`challenge:n`) begins with `difficulty` zero bits. */
export type WorkPuzzle = Omit<Extract<Wire, { kind: 'work' }>, 'kind'>;

const dataUrl = (picture: string): string => `data:image/png;base64,${picture}`;

const sliderOf = (wire: Wire): SliderPuzzle | undefined => {
  if (wire.kind !== 'slider') return undefined;
  const { picture, piece, width, height, pieceSize, top, expiresInSeconds } = wire;
  return { picture: dataUrl(picture), piece: dataUrl(piece), width, height, pieceSize, top, expiresInSeconds };
};

const workOf = (wire: Wire): WorkPuzzle | undefined => (wire.kind === 'work' ? wire : undefined);

/** A slider puzzle, which tells people from robots. */
export const getBotCheckSlider = (gateway: Gateway, options?: CallOptions): Answer<SliderPuzzle> =>
  gateway.call(getBotCheckOperation, { query: { kind: 'slider' } }, sliderOf, options);

/** A proof of work, as an alternative to the slider. */
export const getBotCheckWork = (gateway: Gateway, options?: CallOptions): Answer<WorkPuzzle> =>
  gateway.call(getBotCheckOperation, { query: { kind: 'work' } }, workOf, options);

export type BotCheckAnswer = BodyOf<'answerBotCheck'>;

/** Submits the solution of a bot check; returns the pass to send with the refused call. */
export const answerBotCheck = (gateway: Gateway, answer: BotCheckAnswer, options?: CallOptions): Answer<string> =>
  gateway.call(answerBotCheckOperation, { body: answer }, ({ pass }) => pass, options);

export type LoginSms = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  /** Pass of a bot check, after a refusal that required one. */
  readonly botCheck?: { readonly pass: string } | undefined;
};

/** Validity of the code in minutes. */
export type SentSms = { readonly expiredMinutes: number };

/** Sends a login code to a mobile number (REQ-157). */
export const sendLoginSms = (gateway: Gateway, sms: LoginSms, options?: CallOptions): Answer<SentSms> =>
  gateway.call(sendLoginSmsOperation, { body: sms }, (wire: ValueOf<'sendLoginSms'>) => wire, options);

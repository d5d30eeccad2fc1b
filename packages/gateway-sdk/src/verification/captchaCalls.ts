import type { CallOptions } from '../gateway.types.ts';
import { fieldsOf, numberOf, wordOf } from '../transport/read.ts';
import type { Transport } from '../transport/transport.types.ts';

/** Find `n` so that sha256(`challenge:n`) begins with `difficulty` zero bits; the captcha is then `proof:<challenge>:<n>`. */
export type CaptchaProof = { readonly challenge: string; readonly difficulty: number };

const pictureOf = (value: unknown): string | undefined => {
  const base64 = wordOf(value);
  return base64 !== undefined && /^[A-Za-z\d+/]+={0,2}$/u.test(base64) ? `data:image/png;base64,${base64}` : undefined;
};

const proofOf = (value: unknown): CaptchaProof | undefined => {
  const challenge = wordOf(fieldsOf(value)?.['challenge']);
  const difficulty = numberOf(fieldsOf(value)?.['difficulty']);
  return challenge === undefined || difficulty === undefined ? undefined : { challenge, difficulty };
};

/** The two kinds of captcha (REQ-166, D45). */
export const captchaCalls = ({ call }: Transport) => ({
  /** A picture as a data URL. */
  image: (_input?: undefined, options?: CallOptions) =>
    call('getCaptcha', { query: { kind: 'image' } }, pictureOf, options),
  proof: (_input?: undefined, options?: CallOptions) =>
    call('getCaptcha', { query: { kind: 'proof' } }, proofOf, options),
});

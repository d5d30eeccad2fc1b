import type { ValueOf } from '@baize/gateway-contract/client';
import { getBotCheck as operation } from '@baize/gateway-contract/client/verification/getBotCheck';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

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
  gateway.call(operation, { query: { kind: 'slider' } }, sliderOf, options);

/** A proof of work, as an alternative to the slider. */
export const getBotCheckWork = (gateway: Gateway, options?: CallOptions): Answer<WorkPuzzle> =>
  gateway.call(operation, { query: { kind: 'work' } }, workOf, options);

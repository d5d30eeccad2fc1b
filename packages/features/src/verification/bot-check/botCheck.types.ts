import type { RefusalCode } from '@baize/gateway-sdk';
import type { SliderPuzzle } from '@baize/gateway-sdk/verification';
import type { Refusal, Refused } from '../../flow/index.ts';

/** Position of the piece: `x` in units of the picture, `t` in milliseconds since it began to move. */
export type TrailPoint = { readonly x: number; readonly t: number };

/** Last position of the piece, and the trail that led there. */
export type Slid = { readonly x: number; readonly trail: readonly TrailPoint[] };

export type PuzzleAnswer = { readonly kind: 'puzzle'; readonly puzzle: SliderPuzzle } | Refused;

type CheckCode = RefusalCode<'answerBotCheck'>;

export type CheckAnswer =
  | { readonly kind: 'passed'; readonly pass: string }
  /** Wrong or too late; another puzzle follows. */
  | { readonly kind: 'again'; readonly because: CheckCode }
  | Refused<CheckCode>;

/** Input of the proof of work; `report` receives the estimated share done, from 0 to 1. */
export type WorkRequest = { readonly report: (share: number) => void };

export type BotCheckContext = {
  readonly puzzle: SliderPuzzle | undefined;
  /** Why another puzzle was loaded. */
  readonly because: CheckCode | undefined;
  readonly slid: Slid;
  /** Estimated share of the proof of work done, from 0 to 1. */
  readonly share: number;
  readonly failure: Refusal<CheckCode> | undefined;
  readonly pass: string;
};

export type BotCheckEvent =
  | ({ readonly type: 'slid' } & Slid)
  | { readonly type: 'refreshed' }
  | { readonly type: 'workChosen' }
  | { readonly type: 'puzzleChosen' }
  | { readonly type: 'worked'; readonly share: number };

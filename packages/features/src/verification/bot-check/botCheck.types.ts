import type { RefusalCode } from '@baize/gateway-sdk';
import type { SliderPuzzle } from '@baize/gateway-sdk/verification';
import type { Refusal, Refused } from '../../flow/index.ts';

/** The piece at a moment: units of the picture, and milliseconds since it began to move. */
export type TrailPoint = { readonly x: number; readonly t: number };

/** Where the piece was left, and how it came there. */
export type Slid = { readonly x: number; readonly trail: readonly TrailPoint[] };

export type PuzzleAnswer = { readonly kind: 'puzzle'; readonly puzzle: SliderPuzzle } | Refused;

type CheckCode = RefusalCode<'answerBotCheck'>;

export type CheckAnswer =
  | { readonly kind: 'passed'; readonly pass: string }
  /** Not right, or too late: there is another puzzle. */
  | { readonly kind: 'again'; readonly because: CheckCode }
  | Refused<CheckCode>;

/** Works in the puzzle's place; `report` hears the share that is likely done. */
export type WorkRequest = { readonly report: (share: number) => void };

export type BotCheckContext = {
  readonly puzzle: SliderPuzzle | undefined;
  /** Why there is another puzzle. */
  readonly because: CheckCode | undefined;
  readonly slid: Slid;
  /** From 0 to 1, of the work. */
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

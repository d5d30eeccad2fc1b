import { steadyNow } from '@baize/gateway-sdk/clock';
import { secondsLeft, useTicker } from '../app/index.ts';

/** Whole seconds until a moment of the page's steady clock; undefined in the first render, never below 0. */
export const useSecondsUntil = (moment: number): number | undefined =>
  useTicker(moment, steadyNow, { read: secondsLeft });

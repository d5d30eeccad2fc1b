import type { Refused } from './refusal.rules.ts';

/** Events of a bot check, sent to the chart that requires it. */
export type BotCheckEvent =
  | { readonly type: 'botChecked'; readonly pass: string }
  | { readonly type: 'botCheckCancelled' };

/** Callbacks of a bot check: continue the flow with the pass, or return to its form. */
export type BotCheckGate = { readonly onPassed: (pass: string) => void; readonly onCancel: () => void };

/** Converts a refusal that requires a bot check into `suspected`, which leads a chart to its state `checkingBot`. */
export const suspectedOrRefused = <R extends Refused<string>>(refused: R): R | { readonly kind: 'suspected' } =>
  refused.refusal.code === 'botCheckRequired' ? { kind: 'suspected' } : refused;

type Actor = { readonly send: (event: BotCheckEvent) => void };

/** Returns the callbacks while a chart is in its state `checkingBot`, else undefined. */
export const gateOf = (actor: Actor | undefined, state: unknown): BotCheckGate | undefined =>
  actor !== undefined && state === 'checkingBot'
    ? {
        onPassed: (pass) => actor.send({ type: 'botChecked', pass }),
        onCancel: () => actor.send({ type: 'botCheckCancelled' }),
      }
    : undefined;

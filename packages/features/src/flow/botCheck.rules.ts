import type { Refused } from './refusal.types.ts';

/** What a chart hears of its bot check. */
export type BotCheckEvent =
  | { readonly type: 'botChecked'; readonly pass: string }
  | { readonly type: 'botCheckCancelled' };

/** A bot check that a flow waits for: it goes on with the pass, or back to its form. */
export type BotCheckGate = { readonly onPassed: (pass: string) => void; readonly onCancel: () => void };

/** A refusal that asks for a bot check is none yet: `suspected` leads a chart to its state `checkingBot`. */
export const unlessSuspected = <R extends Refused<string>>(refused: R): R | { readonly kind: 'suspected' } =>
  refused.refusal.code === 'botCheckRequired' ? { kind: 'suspected' } : refused;

type Actor = { readonly send: (event: BotCheckEvent) => void };

/** The bot check that a chart waits for in its state `checkingBot`; undefined in any other. */
export const gateOf = (actor: Actor | undefined, state: unknown): BotCheckGate | undefined =>
  actor !== undefined && state === 'checkingBot'
    ? {
        onPassed: (pass) => actor.send({ type: 'botChecked', pass }),
        onCancel: () => actor.send({ type: 'botCheckCancelled' }),
      }
    : undefined;

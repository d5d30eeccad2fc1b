import type { DoneActorEvent } from 'xstate';
import { broken, type Refused } from './refusal.rules.ts';

type Step<Answer, Context> = {
  readonly target: string;
  /** Values of the answer to store in the context. */
  readonly keep?: (answer: Answer) => Partial<Context>;
};
type OfKind<Answer, Kind> = [Extract<Answer, { readonly kind: Kind }>] extends [never]
  ? Refused
  : Extract<Answer, { readonly kind: Kind }>;
type Steps<Answer extends { readonly kind: string }, Context> = {
  readonly [Kind in Answer['kind'] | 'refused']: Step<OfKind<Answer, Kind>, Context>;
};

/**
 * Returns `onDone` and `onError` of an `invoke`: one transition per kind of answer. The chart must define an action
 * `keep` that assigns its params. An effect that throws counts as refused, so that no chart gets stuck.
 */
export const onAnswer =
  <Answer extends { readonly kind: string }, Context>() =>
  (steps: Steps<Answer, Context>) => {
    const { refused } = steps as unknown as { readonly refused: Step<Refused, Context> };
    return {
      onDone: Object.entries<Step<never, Context>>(steps).map(([kind, { target, keep }]) => ({
        guard: ({ event }: { event: DoneActorEvent<Answer> }) => event.output.kind === kind,
        target,
        actions: {
          type: 'keep' as const,
          params: ({ event }: { event: DoneActorEvent<Answer> }) => keep?.(event.output as never) ?? {},
        },
      })),
      onError: {
        target: refused.target,
        actions: { type: 'keep' as const, params: () => refused.keep?.(broken()) ?? {} },
      },
    };
  };

/** Placeholder of an injected effect; throws when a chart runs it without `.provide(…)`. */
export const missingEffect = (effect: string) => (): never => {
  throw new Error(`The effect "${effect}" was not provided: give the chart its effects with .provide(…)`);
};

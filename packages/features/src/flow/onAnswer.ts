import type { DoneActorEvent } from 'xstate';
import { broken } from './refusal.rules.ts';
import type { Refused } from './refusal.types.ts';

type Step<Answer, Context> = {
  readonly target: string;
  /** What of the answer the chart remembers. */
  readonly keep?: (answer: Answer) => Partial<Context>;
};
type OfKind<Answer, Kind> = [Extract<Answer, { readonly kind: Kind }>] extends [never]
  ? Refused
  : Extract<Answer, { readonly kind: Kind }>;
type Steps<Answer extends { readonly kind: string }, Context> = {
  readonly [Kind in Answer['kind'] | 'refused']: Step<OfKind<Answer, Kind>, Context>;
};

/**
 * Where each kind of answer of an effect or a child leads, for an `invoke` to spread; the chart has an action `keep`,
 * which assigns what it is given. What is thrown is a refusal, too, so that nothing leaves its chart standing.
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

import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';

type Answers = { readonly [Id in keyof Stubs]?: unknown };

/** Stubs that keep their calls waiting until the test lets each of them answer. */
export const laterAnswers = <Given extends Answers>(answers: Given) => {
  const gates = Object.fromEntries(
    Object.entries(answers).map(([id, value]) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      return [id, { open: resolve, stub: () => promise.then(() => value) }];
    }),
  );
  const stubs = Object.fromEntries(Object.entries(gates).map(([id, { stub }]) => [id, stub])) as Stubs;
  const answer = (id: keyof Given & string): Promise<void> =>
    act(async () => {
      gates[id]?.open();
      await new Promise((resolve) => setTimeout(resolve)); // Sleeps: the page renders an answer in later tasks.
    });
  return { stubs, answer };
};

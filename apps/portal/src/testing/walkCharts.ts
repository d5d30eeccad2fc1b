import { watchCharts } from '@baize/features/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { cleanup } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { renderSite } from './renderSite.tsx';
import { gatewaySaying, startUpWith } from './siteGateway.ts';
import { takeClock } from './takeClock.ts';

/** One way through a page: where it begins, what the gateway answers, what the player does. */
export interface Way {
  readonly path: string;
  readonly flags?: readonly string[];
  readonly answers?: Stubs;
  readonly steps: () => Promise<void>;
}

/** The answers to one call, one after the other; the last one stays. */
export const inTurn = (...answers: readonly unknown[]): (() => never) => {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)] as never;
};

/** The answers to one call by what kind is asked for, each kind in its turn. */
export const byKind =
  (answers: Readonly<Record<string, () => unknown>>) =>
  ({ query: { kind = '' } }: { readonly query: { readonly kind?: string } }): never =>
    answers[kind]?.() as never;

/** An answer that does not come. */
export const silence = new Promise<never>(() => {});

/** What of a chart no player can walk from the pages that were walked. */
type Beyond = readonly string[];

/**
 * Walks charts through the real pages: each way as a player, against a gateway that answers as told. Fails unless just
 * the states and transitions of each chart were walked that a player can walk: all but those that are named `beyond`.
 */
export const walkCharts = async (ways: Readonly<Record<string, Way>>, charts: Readonly<Record<string, Beyond>>) => {
  const watch = watchCharts();
  takeClock();
  onTestFinished(watch.forget);
  for (const [name, { path, flags = [], answers = {}, steps }] of Object.entries(ways)) {
    await renderSite(path, { fetch: gatewaySaying({ getStartUp: startUpWith(...flags), ...answers }) });
    await steps().catch((error: unknown) => {
      throw new Error(`on the way of ${name}, where the page says: ${document.body.textContent}`, { cause: error });
    });
    cleanup();
  }
  for (const [chart, beyond] of Object.entries(charts)) {
    const { states, edges, visited, walked } = watch.of(chart);
    const here = [...states, ...edges];
    const gone = new Set([...visited, ...walked]);
    expect.soft({ chart, beyond: here.filter((each) => !gone.has(each)) }).toEqual({ chart, beyond });
    expect.soft({ chart, strange: [...gone].filter((each) => !here.includes(each)) }).toEqual({ chart, strange: [] });
  }
};

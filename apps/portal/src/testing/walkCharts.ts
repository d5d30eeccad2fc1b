import { watchCharts } from '@baize/features/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { cleanup } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { renderSite } from './renderSite.tsx';
import { gatewaySaying, startUpWith } from './siteGateway.ts';
import { takeClock } from './takeClock.ts';

/** One path through a page: its address, the gateway's answers, and the player's steps. */
export type Way = {
  readonly path: string;
  readonly flags?: readonly string[];
  readonly answers?: Stubs;
  readonly steps: () => Promise<void>;
};

/** Answers one call with each value in turn; the last one repeats. */
export const inTurn = (...answers: readonly unknown[]): (() => never) => {
  let next = 0;
  return () => answers[Math.min(next++, answers.length - 1)] as never;
};

/** Answers one call by the `kind` in its query, each kind in turn. */
export const byKind =
  (answers: Readonly<Record<string, () => unknown>>) =>
  ({ query: { kind = '' } }: { readonly query: { readonly kind?: string } }): never =>
    answers[kind]?.() as never;

/** An answer that never comes. */
export const neverAnswers = new Promise<never>(() => {});

/** States and transitions of a chart that a player cannot reach from the walked pages. */
type Beyond = readonly string[];

/**
 * Walks charts through the real pages, each way as a player against stubbed answers. Fails unless all states and
 * transitions were visited except just those in `beyond`.
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

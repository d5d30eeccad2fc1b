import type { DayRange } from '@baize/domain/days';
import type { GatewayError } from '@baize/gateway-sdk';
import { getBetsCsv } from '@baize/gateway-sdk/lottery';
import { useEffect, useRef, useState } from 'react';
import { useFeatures } from '../app/index.ts';

type BetsFileView =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: GatewayError };

export type BetsFile = {
  readonly view: BetsFileView;
  readonly load: () => void;
  /** Ends the request. */
  readonly cancel: () => void;
};

const IDLE = { state: 'idle' } as const;

/** The member's bets on a lottery as a CSV file, which is passed to `onLoaded`. Leaving the page ends the request. */
export const useBetsFile = (code: string, { from, to }: DayRange, onLoaded: (file: Blob) => void): BetsFile => {
  const { gateway } = useFeatures();
  const [view, setView] = useState<BetsFileView>(IDLE);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const cancel = (): void => {
    request.current?.abort();
    setView(IDLE);
  };
  const load = async (): Promise<void> => {
    const controller = new AbortController();
    request.current = controller;
    setView({ state: 'loading' });
    const answer = await getBetsCsv(gateway, { code, from, to }, { signal: controller.signal });
    if (controller.signal.aborted) return;
    setView(answer.ok ? IDLE : { state: 'failed', error: answer.error });
    if (answer.ok) onLoaded(answer.value);
  };
  return { view, load: () => void load(), cancel };
};

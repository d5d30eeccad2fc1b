import type { Answer, CallOptions, Gateway, GatewayError } from '@baize/gateway-sdk';
import { useEffect, useRef, useState } from 'react';
import { useFeatures } from '../app/index.ts';

/** A call that returns a file, with its filters. */
export type FileCall = (gateway: Gateway, options: CallOptions) => Answer<Blob>;

type FileView =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: GatewayError };

export type FileDownload = {
  readonly view: FileView;
  readonly load: () => void;
  /** Ends the request. */
  readonly cancel: () => void;
};

const IDLE = { state: 'idle' } as const;

/** A file that is loaded on demand and passed to `onLoaded`. Leaving the page ends the request. */
export const useFile = (call: FileCall, onLoaded: (file: Blob) => void): FileDownload => {
  const { gateway } = useFeatures();
  const [view, setView] = useState<FileView>(IDLE);
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
    const answer = await call(gateway, { signal: controller.signal });
    if (controller.signal.aborted) return;
    setView(answer.ok ? IDLE : { state: 'failed', error: answer.error });
    if (answer.ok) onLoaded(answer.value);
  };
  return { view, load: () => void load(), cancel };
};

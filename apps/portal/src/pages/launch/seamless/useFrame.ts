import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { frameRequest, pauseMessage, type FrameRequest } from './frameMessages.ts';

/** A frame without a message for this long tries the next address, or is offered as a tab. */
const SILENT_AFTER_SECONDS = 15;

export type Frame = {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'ready' | 'silent';
  /** Asks the game to pause, or to go on. A game may not know the request. */
  readonly pause: (isPaused: boolean) => void;
};

/**
 * Listens to a game's frame: its first message makes it `ready`, and `onRequest` gets each request. A frame that stays
 * silent calls `tryNext` if there is one, else becomes `silent`.
 */
export const useFrame = (
  gameUrl: string | undefined,
  onRequest: (request: FrameRequest) => void,
  tryNext?: () => void,
): Frame => {
  const ref = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<Frame['state']>('loading');
  const handleRequest = useEffectEvent(onRequest);
  const handleSilence = useEffectEvent(() => (tryNext === undefined ? setState('silent') : tryNext()));

  useEffect(() => {
    if (gameUrl === undefined) return undefined;
    const timer = setTimeout(() => handleSilence(), SILENT_AFTER_SECONDS * 1000);
    const handleMessage = (event: MessageEvent): void => {
      if (event.source !== ref.current?.contentWindow) return;
      const request = frameRequest(event, gameUrl);
      if (request === undefined) return;
      clearTimeout(timer);
      setState('ready');
      handleRequest(request);
    };
    window.addEventListener('message', handleMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', handleMessage);
    };
  }, [gameUrl]);

  const pause = (isPaused: boolean): void => {
    if (gameUrl === undefined || !URL.canParse(gameUrl)) return;
    ref.current?.contentWindow?.postMessage(pauseMessage(isPaused), new URL(gameUrl).origin);
  };

  return { ref, state, pause };
};

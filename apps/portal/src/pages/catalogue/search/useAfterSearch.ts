import type { GameSearch } from '@baize/features/catalogue';
import { useEffect, useEffectEvent, useRef } from 'react';

type Games = Extract<GameSearch, { state: 'found' }>['games'];

/**
 * Returns a function that calls `act` with the games found: at once if they have loaded, else when they do, unless the
 * visitor has typed on.
 */
export const useAfterSearch = (search: GameSearch, typed: string, act: (games: Games) => void): (() => void) => {
  const waiting = useRef<string>(undefined);
  const isFound = search.state === 'found';
  const settle = useEffectEvent(() => {
    if (waiting.current !== typed || search.state !== 'found') return;
    waiting.current = undefined;
    act(search.games);
  });
  useEffect(() => {
    if (isFound) settle();
  }, [isFound]);
  return () => {
    waiting.current = typed;
    if (search.state === 'found') act(search.games);
  };
};

import { normalName, searchForm } from '@baize/domain/typed-text';
import type { GatewayError } from '@baize/gateway-sdk';
import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import { gameSearchQuery } from './lobby.queries.ts';

/** Search state. `idle`: no input. `looking` has the cached games that match the new input. */
export type GameSearch =
  | { readonly state: 'idle' | 'none' }
  | { readonly state: 'failed'; readonly error: GatewayError | undefined }
  | { readonly state: 'looking'; readonly games: readonly Game[] }
  /** The first matches; `total` counts all. */
  | { readonly state: 'found'; readonly games: readonly Game[]; readonly total: number };

const PAUSE_MILLISECONDS = 200;

/**
 * Games of any category whose name matches, fetched when typing pauses. Until then, the previous result is filtered by
 * the new name.
 */
export const useGameSearch = (typed: string): GameSearch => {
  const name = normalName(typed);
  const paused = usePaused(name);
  const { data, error, isError, isPlaceholderData } = useQuery(gameSearchQuery(useScope(), paused));
  if (name === '') return { state: 'idle' };
  if (name === paused && isError) return { state: 'failed', error: gatewayErrorOf(error) };
  if (name !== paused || data === undefined || isPlaceholderData) {
    return { state: 'looking', games: named(data?.games ?? [], name) };
  }
  const { games, total = games.length } = data;
  return games.length === 0 ? { state: 'none' } : { state: 'found', games, total };
};

const named = (games: readonly Game[], name: string): readonly Game[] =>
  games.filter((game) => searchForm(game.name).includes(searchForm(name)));

/** Debounces a value by `PAUSE_MILLISECONDS`. */
const usePaused = (value: string): string => {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
};

import type { Flags } from '@baize/domain/flags';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { memberTypesAtom, useQueryError, useScope } from '../app/index.ts';
import { startUpState } from './startUp.rules.ts';
import type { StartUpState } from './startUp.rules.ts';
import { startUpQuery } from './startUp.queries.ts';

export type StartUpView = StartUpState & { readonly retry: () => void };

const useAnswer = ({ asks }: { readonly asks: boolean }): StartUpView => {
  const scope = useScope();
  const query = useQuery(startUpQuery(asks ? scope : { ...scope, ready: false }));
  const { data, refetch } = query;
  return { ...startUpState(data, useQueryError(query)), retry: () => void refetch() };
};

/**
 * Fetches the merchant's configuration and keeps it fresh, once for the whole app. Also passes the member types of
 * agents and trials to the session.
 */
export const useStartUpWatcher = (): StartUpView => {
  const view = useAnswer({ asks: true });
  const setMemberTypes = useSetAtom(memberTypesAtom);
  const memberTypes = view.startUp?.memberTypes;
  useEffect(() => {
    if (memberTypes !== undefined) setMemberTypes(memberTypes);
  }, [memberTypes, setMemberTypes]);
  return view;
};

/** The merchant's configuration from the cache, without a request of its own. */
export const useStartUp = (): StartUpView => useAnswer({ asks: false });

/** The merchant's feature flags; all off until the gateway has responded (D7). */
export const useFlags = (): Flags => useStartUp().flags;

import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { memberTypesAtom, useFault, useScope } from '../app/index.ts';
import { startUpState } from './startUp.rules.ts';
import type { StartUpState } from './startUp.rules.ts';
import { startUpQuery } from './startUp.queries.ts';

export type StartUpView = StartUpState & { readonly retry: () => void };

/** The merchant's configuration while it runs; also tells the session which member types are agents and trials. */
export const useStartUp = (): StartUpView => {
  const { gateway, language, ready } = useScope();
  const query = useQuery({ ...startUpQuery(gateway, language), enabled: ready });
  const setMemberTypes = useSetAtom(memberTypesAtom);
  const { data, refetch } = query;
  const fault = useFault(query);
  const memberTypes = data?.memberTypes;
  useEffect(() => {
    if (memberTypes !== undefined) setMemberTypes(memberTypes);
  }, [memberTypes, setMemberTypes]);
  return { ...startUpState(data, fault), retry: () => void refetch() };
};

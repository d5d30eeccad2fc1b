import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { faultOf, memberTypesAtom, useScope } from '../app/index.ts';
import { startUpState } from './startUp.rules.ts';
import type { StartUpState } from './startUp.rules.ts';
import { startUpQuery } from './startUp.queries.ts';

export type StartUpView = StartUpState & { readonly retry: () => void };

/** The merchant's configuration while it runs; also tells the session which member types are agents and trials. */
export const useStartUp = (): StartUpView => {
  const { gateway, language, ready } = useScope();
  const { data, error, refetch } = useQuery({ ...startUpQuery(gateway, language), enabled: ready });
  const setMemberTypes = useSetAtom(memberTypesAtom);
  const memberTypes = data?.memberTypes;
  useEffect(() => {
    if (memberTypes !== undefined) setMemberTypes(memberTypes);
  }, [memberTypes, setMemberTypes]);
  return { ...startUpState(data, faultOf(error)), retry: () => void refetch() };
};

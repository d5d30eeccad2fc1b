import type { GatewayError } from '@baize/gateway-sdk';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { faultOf, sessionAtom, useScope } from '../app/index.ts';
import { markReadMutation } from './inbox.mutations.ts';

export type MarkRead = {
  /** Marks them for a member; visitors and trial accounts have no inbox. */
  readonly mark: (ids: readonly string[]) => void;
  /** Why the last ones could not be marked, and another try. */
  readonly failure: GatewayError | undefined;
  readonly retry: () => void;
};

/** Tells the gateway what a member has read. */
export const useMarkRead = (): MarkRead => {
  const session = useAtomValue(sessionAtom);
  const { mutate, error, variables } = useMutation(markReadMutation(useScope()));
  const mark = (ids: readonly string[]): void => {
    if (session.state === 'loggedIn' && ids.length > 0) mutate(ids);
  };
  return { mark, failure: faultOf(error), retry: () => mark(variables ?? []) };
};

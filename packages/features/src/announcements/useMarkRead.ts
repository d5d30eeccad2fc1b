import type { GatewayError } from '@baize/gateway-sdk';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { gatewayErrorOf, sessionAtom, useScope } from '../app/index.ts';
import { markReadMutation } from './inbox.mutations.ts';

export type MarkRead = {
  /** Marks announcements as read for a member; does nothing for visitors and trial accounts, which have no inbox. */
  readonly mark: (ids: readonly string[]) => void;
  /** The error of the last `mark`; `retry` sends the same ids again. */
  readonly failure: GatewayError | undefined;
  readonly retry: () => void;
};

/** Returns the mutation that marks announcements as read. */
export const useMarkRead = (): MarkRead => {
  const session = useAtomValue(sessionAtom);
  const { mutate, error, variables } = useMutation(markReadMutation(useScope()));
  const mark = (ids: readonly string[]): void => {
    if (session.state === 'loggedIn' && ids.length > 0) mutate(ids);
  };
  return { mark, failure: gatewayErrorOf(error), retry: () => mark(variables ?? []) };
};

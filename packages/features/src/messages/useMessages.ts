import type { GatewayError } from '@baize/gateway-sdk';
import type { Message, MessageTotals } from '@baize/gateway-sdk/messages';
import { useMutation } from '@tanstack/react-query';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import { useRecords } from '../paging/index.ts';
import type { Records } from '../paging/index.ts';
import { messageMutation } from './messages.mutations.ts';
import type { MessageChange } from './messages.mutations.ts';
import { messagesQuery } from './messages.queries.ts';
import type { MessageFilters } from './messages.queries.ts';

/** The member's messages, newest first, page by page. */
export const useMessages = (filters: MessageFilters): Records<Message, MessageTotals> =>
  useRecords(messagesQuery, filters);

export type ChangeMessages = {
  readonly markRead: (ids: readonly string[]) => void;
  readonly markAllRead: () => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly isBusy: boolean;
  /** The last change that failed, with its error; `retry` sends it again. */
  readonly failure: { readonly kind: MessageChange['kind']; readonly error: GatewayError } | undefined;
  readonly retry: () => void;
};

/** Marks messages as read and deletes them. */
export const useChangeMessages = (): ChangeMessages => {
  const { mutate, error, variables, isPending } = useMutation(messageMutation(useScope()));
  const gatewayError = gatewayErrorOf(error);
  return {
    markRead: (ids) => mutate({ kind: 'read', ids }),
    markAllRead: () => mutate({ kind: 'read' }),
    remove: (ids) => mutate({ kind: 'delete', ids }),
    isBusy: isPending,
    failure: gatewayError && variables && { kind: variables.kind, error: gatewayError },
    retry: () => variables && mutate(variables),
  };
};

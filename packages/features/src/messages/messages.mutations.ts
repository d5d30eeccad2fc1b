import { deleteMessages, markMessagesRead } from '@baize/gateway-sdk/messages';
import type { Message, MessageTotals } from '@baize/gateway-sdk/messages';
import type { Page } from '@baize/gateway-sdk/paging';
import { mutationOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isAnswerOf, valueOrThrow } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { MESSAGES, UNREAD } from './messages.queries.ts';

type Loaded = InfiniteData<Page<Message, MessageTotals>>;

/** A change of messages: of those with these ids, or of all. */
export type MessageChange = { readonly kind: 'read' | 'delete'; readonly ids?: readonly string[] | undefined };

const isChanged = ({ ids }: MessageChange, id: string): boolean => ids === undefined || ids.includes(id);

const changedItems = (items: readonly Message[], change: MessageChange): readonly Message[] =>
  change.kind === 'delete'
    ? items.filter(({ id }) => !isChanged(change, id))
    : items.map((item) => (isChanged(change, item.id) ? { ...item, read: true } : item));

const showChange = (client: QueryClient, change: MessageChange): void => {
  client.setQueriesData<Loaded>(
    { predicate: isAnswerOf(MESSAGES) },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, items: changedItems(page.items, change) })) },
  );
  // After a deletion the next page begins earlier.
  if (change.kind === 'delete') void client.invalidateQueries({ predicate: isAnswerOf(MESSAGES) });
  void client.invalidateQueries({ predicate: isAnswerOf(UNREAD) });
};

/** Marks messages as read, or deletes them; cached pages and the unread count follow. */
export const messageMutation = (scope: Scope) =>
  mutationOptions({
    meta: { changes: MESSAGES },
    mutationFn: ({ kind, ids = [] }: MessageChange) =>
      valueOrThrow(
        kind === 'delete'
          ? deleteMessages(scope.gateway, { ids: [...ids] })
          : markMessagesRead(scope.gateway, ids.length === 0 ? {} : { ids: [...ids] }),
      ),
    onSuccess: (_unread, change, _before, { client }) => {
      showChange(client, change);
    },
  });

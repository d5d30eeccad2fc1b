import { useQueryClient } from '@tanstack/react-query';
import { isAnswerOf } from '../app/index.ts';
import { MESSAGES, UNREAD } from './messages.queries.ts';

/** Returns a callback that refetches messages and unread counts, for a pushed event. */
export const useHandleMessagesEvent = (): (() => void) => {
  const client = useQueryClient();
  return () => {
    for (const area of [MESSAGES, UNREAD]) void client.invalidateQueries({ predicate: isAnswerOf(area) });
  };
};

import type { QueryClient } from '@tanstack/react-query';
import { isAnswerOf } from './scope.rules.ts';

/** Part of `BroadcastChannel` that is used, typed by its messages. */
export type ChannelOf<Message> = {
  postMessage: (message: Message) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
  removeEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

/** True for anything that has fields. A message needs this check: a tab of another release may post other data. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of its library
  interface Register {
    mutationMeta: {
      /** Area whose answers the mutation outdates; other tabs refetch them. */
      readonly changes?: string;
    };
  }
}

/** Message between the tabs of one site: the answers of an area have changed. */
type Change = { readonly type: 'changed'; readonly area: string };

/** Part of `BroadcastChannel` that is used. */
export type ChangeChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const isChange = (data: unknown): data is Change =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'changed' &&
  'area' in data &&
  typeof data.area === 'string';

/** Announces this tab's changes and refetches areas that other tabs changed. Returns the unsubscribe function. */
export const followChanges = (queryClient: QueryClient, channel: ChangeChannel): (() => void) => {
  const stopWatching = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const area = event.mutation.meta?.changes;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs reaches its own origin alone
    if (area !== undefined) channel.postMessage({ type: 'changed', area } satisfies Change);
  });
  const handleMessage = ({ data }: { data: unknown }): void => {
    if (isChange(data)) void queryClient.invalidateQueries({ predicate: isAnswerOf(data.area) });
  };
  channel.addEventListener('message', handleMessage);
  return () => {
    stopWatching();
    channel.removeEventListener('message', handleMessage);
  };
};

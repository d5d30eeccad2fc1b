import type { QueryClient } from '@tanstack/react-query';
import { isAnswerOf } from './scope.rules.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The area whose answers the change makes old; other tabs ask for them again. */
      readonly changes?: string;
    };
  }
}

/** What tabs of one site tell each other about a change. */
type Change = { readonly type: 'changed'; readonly area: string };

/** What of a `BroadcastChannel` is used. */
export type ChangeChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const isChange = (data: unknown): data is Change =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'changed' &&
  'area' in data &&
  typeof data.area === 'string';

/** Tells the other tabs what is changed here, and asks again for what is changed there. Answers how to stop. */
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

import type { Gateway } from '@baize/gateway-sdk';
import { logOut as endSession } from '@baize/gateway-sdk/session';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { Store } from '../app/index.ts';
import { heldSessionAtom, isMemberKey, leavingAtom, sessionEndAtom, sessionEndedAtom } from '../app/index.ts';

/**
 * Logs out: tells the gateway, then clears session storage, the member's cached answers and the flags. Clears also
 * when the call fails, and never throws (REQ-087).
 */
export const logOut = async ({
  store,
  gateway,
  merchant,
  queryClient,
}: {
  store: Store;
  gateway: Gateway;
  merchant: string;
  queryClient: Pick<QueryClient, 'cancelQueries' | 'removeQueries'>;
}): Promise<void> => {
  const token = store.get(heldSessionAtom)?.token;
  if (token === undefined) return;
  store.set(leavingAtom, token);
  const members: QueryFilters = { predicate: ({ queryKey }) => isMemberKey(queryKey) };
  // What is still asked with this session would be refused once it has ended.
  await queryClient.cancelQueries(members);
  await endSession(gateway);
  store.set(sessionEndedAtom, { merchant, end: 'loggedOut' });
  // The call may have found the session expired already; whoever asked to leave is not told so.
  store.set(sessionEndAtom, 'loggedOut');
  queryClient.removeQueries(members);
};

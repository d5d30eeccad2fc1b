import type { Gateway } from '@baize/gateway-sdk';
import { logOut as endSession } from '@baize/gateway-sdk/session';
import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { Store } from '../app/index.ts';
import { heldSessionAtom, isMemberKey, leavingAtom, sessionEndReasonAtom, endSessionAtom } from '../app/index.ts';

/**
 * Cancels the member's running queries, calls the gateway, then clears session storage and the member's cached answers,
 * also if the call fails. Never throws (REQ-087).
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
  // A request still in flight would be refused after the session has ended.
  await queryClient.cancelQueries(members);
  await endSession(gateway);
  store.set(endSessionAtom, { merchant, end: 'loggedOut' });
  // The call may end the session as `expired`; a player who chose to log out gets no such message.
  store.set(sessionEndReasonAtom, 'loggedOut');
  queryClient.removeQueries(members);
};

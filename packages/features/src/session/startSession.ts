import type { Gateway } from '@baize/gateway-sdk';
import { getMemberInfo } from '@baize/gateway-sdk/member';
import type { HeldSession, Storages, Store } from '../app/index.ts';
import {
  heldSessionAtom,
  keepMerchant,
  keptSession,
  storeMemberAtom,
  offeredTokenAtom,
  passwordChangeAtom,
  recoveryLinkAtom,
  secretsInAddress,
  sessionEndReasonAtom,
  endSessionAtom,
  setSessionAtom,
  storagesAtom,
} from '../app/index.ts';
import { isTabMessage, reactionTo } from './tabs.rules.ts';
import type { TabChannel, TabMessage } from './tabs.rules.ts';

export type SessionSurroundings = {
  readonly store: Store;
  readonly gateway: Gateway;
  readonly merchant: string;
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly storage: Storages;
  /** Undefined in a browser without `BroadcastChannel`. */
  readonly channel?: TabChannel | undefined;
};

/**
 * Fetches the session's member and stores it while `token` is still the session's. A failure changes nothing: the SDK
 * reports a refused token.
 */
export const loadMember = async (store: Store, gateway: Gateway, token: string): Promise<void> => {
  const answer = await getMemberInfo(gateway);
  if (answer.ok) store.set(storeMemberAtom, { token, member: answer.value });
};

/** Time in which another tab may still report a running session to a tab that a link with a token opened. */
const TABS_ANSWER_SECONDS = 1;

/** Removes both secrets from the address; stores the password-reset token and returns the session token. */
const tokenOfLink = ({ store, location, history }: SessionSurroundings): string | undefined => {
  const found = secretsInAddress(location.href);
  if (found === undefined) return undefined;
  history.replaceState(history.state, '', found.address);
  store.set(recoveryLinkAtom, found.reset);
  return found.token === '' ? undefined : found.token;
};

const sessionOfLink = (token: string): HeldSession => ({ token, firstTimeLogin: false, isAgent: false });

/** Drops the offered token when the running session ends; if that session expired, the offered one replaces it. */
const settleOffer = ({ store, gateway }: SessionSurroundings): void => {
  const token = store.get(offeredTokenAtom);
  if (token === undefined || store.get(heldSessionAtom) !== undefined) return;
  store.set(offeredTokenAtom, undefined);
  if (store.get(sessionEndReasonAtom) !== 'expired') return;
  store.set(setSessionAtom, sessionOfLink(token));
  void loadMember(store, gateway, token);
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs reaches its own origin alone
const tell = (channel: TabChannel, message: TabMessage): void => channel.postMessage(message);

/** Handles messages of the other tabs and posts the end of this tab's session. Returns the unsubscribe function. */
const followTabs = (
  { store, merchant, channel, gateway }: SessionSurroundings,
  linked: string | undefined,
): (() => void) => {
  if (channel === undefined) return () => {};
  let unsettled = linked;
  const settling = setTimeout(() => (unsettled = undefined), TABS_ANSWER_SECONDS * 1000);
  let lastToken = store.get(heldSessionAtom)?.token;
  const stopWatching = store.sub(heldSessionAtom, () => {
    const token = store.get(heldSessionAtom)?.token;
    if (lastToken !== undefined && token === undefined) {
      tell(channel, { type: 'sessionEnded', token: lastToken, end: store.get(sessionEndReasonAtom) ?? 'loggedOut' });
    }
    lastToken = token;
  });
  const handleMessage = ({ data }: { data: unknown }) => {
    const reaction = isTabMessage(data) ? reactionTo(data, store.get(heldSessionAtom), unsettled) : undefined;
    if (reaction === undefined) return;
    // A session that requires a password change is not shared with other tabs.
    if (reaction.do === 'tell' && !store.get(passwordChangeAtom))
      tell(channel, { type: 'sessionTold', session: reaction.session });
    if (reaction.do === 'end') store.set(endSessionAtom, { merchant, end: reaction.end });
    if (reaction.do !== 'takeUp') return;
    // Offer the link's token only while it still is a session: the gateway may have refused it meanwhile.
    if (store.get(heldSessionAtom) !== undefined) store.set(offeredTokenAtom, unsettled);
    unsettled = undefined;
    store.set(setSessionAtom, reaction.session);
    void loadMember(store, gateway, reaction.session.token);
  };
  channel.addEventListener('message', handleMessage);
  return () => {
    clearTimeout(settling);
    stopWatching();
    channel.removeEventListener('message', handleMessage);
  };
};

/**
 * Restores this tab's session from session storage, else from the address, else from another tab (D39), then loads the
 * member (REQ-080). Removes the token from the address first (D13). A token that would replace a running session, of
 * this tab or another, becomes an offer. Returns the function that stops following the tabs.
 */
export const startSession = (surroundings: SessionSurroundings): (() => void) => {
  const token = tokenOfLink(surroundings);
  const { store, gateway, merchant, storage, channel } = surroundings;
  store.set(storagesAtom, storage);
  const kept = keptSession(storage.session);
  const held = kept ?? (token === undefined ? undefined : sessionOfLink(token));
  keepMerchant(storage, merchant);
  if (held !== undefined) store.set(setSessionAtom, held);
  if (token !== held?.token) store.set(offeredTokenAtom, token);
  const stopFollowing = followTabs(surroundings, kept === undefined ? token : undefined);
  const stopWatching = store.sub(heldSessionAtom, () => settleOffer(surroundings));
  const owesPassword = storage.session?.getItem('passwordChange') === 'true';
  if (held !== undefined && !owesPassword) void loadMember(store, gateway, held.token);
  if (kept === undefined && channel !== undefined) tell(channel, { type: 'sessionAsked' });
  return () => {
    stopFollowing();
    stopWatching();
  };
};

import type { Gateway } from '@baize/gateway-sdk';
import { getMemberInfo } from '@baize/gateway-sdk/member';
import type { HeldSession, Storages, Store } from '../app/index.ts';
import {
  heldSessionAtom,
  keepMerchant,
  keptSession,
  memberLoadedAtom,
  offeredTokenAtom,
  passwordChangeAtom,
  recoveryLinkAtom,
  secretsInAddress,
  sessionEndAtom,
  sessionEndedAtom,
  sessionTakenUpAtom,
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
  /** None where the browser has no `BroadcastChannel`. */
  readonly channel?: TabChannel | undefined;
};

/** Asks who the token belongs to and keeps the answer. A failure changes nothing: the SDK tells of a refused token. */
export const loadMember = async (store: Store, gateway: Gateway, token: string): Promise<void> => {
  const answer = await getMemberInfo(gateway);
  if (answer.ok) store.set(memberLoadedAtom, { token, member: answer.value });
};

/** For how long, after a tab was opened by a link with a token, the others may still say that a session is running. */
const TABS_ANSWER_SECONDS = 1;

/** Reads the token of a link and takes it out of the address, as what sets a new password. */
const tokenOfLink = ({ store, location, history }: SessionSurroundings): string | undefined => {
  const found = secretsInAddress(location.href);
  if (found === undefined) return undefined;
  history.replaceState(history.state, '', found.address);
  store.set(recoveryLinkAtom, found.reset);
  return found.token === '' ? undefined : found.token;
};

const sessionOfLink = (token: string): HeldSession => ({ token, firstTimeLogin: false, isAgent: false });

/** An offer falls with the session that it waited behind; if that one had expired, none is replaced. */
const settleOffer = ({ store, gateway }: SessionSurroundings): void => {
  const token = store.get(offeredTokenAtom);
  if (token === undefined || store.get(heldSessionAtom) !== undefined) return;
  store.set(offeredTokenAtom, undefined);
  if (store.get(sessionEndAtom) !== 'expired') return;
  store.set(sessionTakenUpAtom, sessionOfLink(token));
  void loadMember(store, gateway, token);
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs reaches its own origin alone
const tell = (channel: TabChannel, message: TabMessage): void => channel.postMessage(message);

/** Listens to the other tabs and tells them how this one's session ends. Answers how to stop. */
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
      tell(channel, { type: 'sessionEnded', token: lastToken, end: store.get(sessionEndAtom) ?? 'loggedOut' });
    }
    lastToken = token;
  });
  const handleMessage = ({ data }: { data: unknown }) => {
    const reaction = isTabMessage(data) ? reactionTo(data, store.get(heldSessionAtom), unsettled) : undefined;
    if (reaction === undefined) return;
    // Who owes a password change is let into no other tab.
    if (reaction.do === 'tell' && !store.get(passwordChangeAtom))
      tell(channel, { type: 'sessionTold', session: reaction.session });
    if (reaction.do === 'end') store.set(sessionEndedAtom, { merchant, end: reaction.end });
    if (reaction.do !== 'takeUp') return;
    // A link's token that has been refused meanwhile is not worth a question.
    if (store.get(heldSessionAtom) !== undefined) store.set(offeredTokenAtom, unsettled);
    unsettled = undefined;
    store.set(sessionTakenUpAtom, reaction.session);
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
 * Finds the session of this tab: in session storage, else a token in the address, else asked of the other tabs (D39);
 * then asks for the member (REQ-080). The address loses its token before anything else happens (D13), and a token that
 * would replace a running session, of this tab or of another, is offered instead. Answers how to stop following.
 */
export const startSession = (surroundings: SessionSurroundings): (() => void) => {
  const token = tokenOfLink(surroundings);
  const { store, gateway, merchant, storage, channel } = surroundings;
  store.set(storagesAtom, storage);
  const kept = keptSession(storage.session);
  const held = kept ?? (token === undefined ? undefined : sessionOfLink(token));
  keepMerchant(storage, merchant);
  if (held !== undefined) store.set(sessionTakenUpAtom, held);
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

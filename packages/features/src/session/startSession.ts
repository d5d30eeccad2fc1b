import type { Gateway } from '@baize/gateway-sdk';
import type { HeldSession, Storages, Store } from '../app/index.ts';
import {
  heldSessionAtom,
  keepMerchant,
  keptSession,
  memberLoadedAtom,
  sessionEndAtom,
  sessionEndedAtom,
  sessionTakenUpAtom,
  storagesAtom,
  tokenInAddress,
} from '../app/index.ts';
import { isTabMessage, reactionTo } from './tabs.rules.ts';
import type { TabChannel, TabMessage } from './tabs.rules.ts';

export type SessionSurroundings = {
  readonly store: Store;
  readonly gateway: Pick<Gateway, 'member'>;
  readonly merchant: string;
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly storage: Storages;
  /** None where the browser has no `BroadcastChannel`. */
  readonly channel?: TabChannel | undefined;
};

/** Asks who the token belongs to and keeps the answer. A failure changes nothing: the SDK tells of a refused token. */
export const loadMember = async (store: Store, gateway: Pick<Gateway, 'member'>, token: string): Promise<void> => {
  const answer = await gateway.member.info();
  if (answer.ok) store.set(memberLoadedAtom, { token, member: answer.value });
};

const heldAtStart = ({ location, history, storage }: SessionSurroundings): HeldSession | undefined => {
  const found = tokenInAddress(location.href);
  if (found !== undefined) history.replaceState(history.state, '', found.address);
  if (found === undefined || found.token === '') return keptSession(storage.session);
  return { token: found.token, firstTimeLogin: false, isAgent: false };
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs reaches its own origin alone
const tell = (channel: TabChannel, message: TabMessage): void => channel.postMessage(message);

/** Listens to the other tabs and tells them how this one's session ends. Answers how to stop. */
const followTabs = ({ store, merchant, channel, gateway }: SessionSurroundings): (() => void) => {
  if (channel === undefined) return () => {};
  let lastToken = store.get(heldSessionAtom)?.token;
  const stopWatching = store.sub(heldSessionAtom, () => {
    const token = store.get(heldSessionAtom)?.token;
    if (lastToken !== undefined && token === undefined) {
      tell(channel, { type: 'sessionEnded', token: lastToken, end: store.get(sessionEndAtom) ?? 'loggedOut' });
    }
    lastToken = token;
  });
  const handleMessage = ({ data }: { data: unknown }) => {
    const reaction = isTabMessage(data) ? reactionTo(data, store.get(heldSessionAtom)) : undefined;
    if (reaction === undefined) return;
    if (reaction.do === 'tell') tell(channel, { type: 'sessionTold', session: reaction.session });
    if (reaction.do === 'end') store.set(sessionEndedAtom, { merchant, end: reaction.end });
    if (reaction.do !== 'takeUp') return;
    store.set(sessionTakenUpAtom, reaction.session);
    void loadMember(store, gateway, reaction.session.token);
  };
  channel.addEventListener('message', handleMessage);
  return () => {
    stopWatching();
    channel.removeEventListener('message', handleMessage);
  };
};

/**
 * Finds the session of this tab: a token in the address (read once and removed before any call, D13), else in session
 * storage, else asked of the other tabs (D39); then asks for the member (REQ-080). Answers how to stop following.
 */
export const startSession = (surroundings: SessionSurroundings): (() => void) => {
  const { store, gateway, merchant, storage, channel } = surroundings;
  store.set(storagesAtom, storage);
  const held = heldAtStart(surroundings);
  keepMerchant(storage, merchant);
  if (held !== undefined) store.set(sessionTakenUpAtom, held);
  const stop = followTabs(surroundings);
  if (held !== undefined) void loadMember(store, gateway, held.token);
  else if (channel !== undefined) tell(channel, { type: 'sessionAsked' });
  return stop;
};

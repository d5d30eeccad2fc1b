import { isObject } from '../app/index.ts';
import type { ChannelOf, HeldSession } from '../app/index.ts';

/** Session messages between the tabs of one site (D39). */
export type TabMessage =
  | { readonly type: 'sessionAsked' }
  | { readonly type: 'sessionTold'; readonly session: HeldSession }
  | { readonly type: 'sessionEnded'; readonly token: string; readonly end: 'loggedOut' | 'expired' };

export type TabChannel = ChannelOf<TabMessage>;

const isHeldSession = (value: unknown): value is HeldSession =>
  isObject(value) &&
  typeof value['token'] === 'string' &&
  value['token'] !== '' &&
  typeof value['firstTimeLogin'] === 'boolean' &&
  typeof value['isAgent'] === 'boolean';

/** True for a well-formed session message; a tab of an older release may post other data. */
export const isTabMessage = (data: unknown): data is TabMessage => {
  if (!isObject(data)) return false;
  if (data['type'] === 'sessionAsked') return true;
  if (data['type'] === 'sessionTold') return isHeldSession(data['session']);
  return (
    data['type'] === 'sessionEnded' &&
    typeof data['token'] === 'string' &&
    (data['end'] === 'loggedOut' || data['end'] === 'expired')
  );
};

/** Reaction of a tab to a message: share its session, take over the received one, or end its own. */
export type TabReaction =
  | { readonly do: 'tell'; readonly session: HeldSession }
  | { readonly do: 'takeUp'; readonly session: HeldSession }
  | { readonly do: 'end'; readonly end: 'loggedOut' | 'expired' };

/**
 * Returns a tab's reaction (D39): a tab with a session shares it on request; a tab without one takes over what is
 * shared; a tab that holds the ended token ends. A tab keeps a session of its own, except `unsettled`: the token of the
 * link that just opened the tab gives way to a running session.
 */
export const reactionTo = (
  message: TabMessage,
  held: HeldSession | undefined,
  unsettled?: string,
): TabReaction | undefined => {
  switch (message.type) {
    case 'sessionAsked':
      return held === undefined ? undefined : { do: 'tell', session: held };
    case 'sessionTold':
      return (held === undefined || held.token === unsettled) && message.session.token !== unsettled
        ? { do: 'takeUp', session: { ...message.session, firstTimeLogin: false } }
        : undefined;
    case 'sessionEnded':
      return held?.token === message.token ? { do: 'end', end: message.end } : undefined;
  }
};

import { isObject } from '../app/index.ts';
import type { ChannelOf, HeldSession } from '../app/index.ts';

/** What tabs of one site tell each other about the session (D39). */
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

/** Whether what came over the channel is ours; a tab of an older release may speak otherwise. */
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

/** What a tab does with a message, holding a session or none. */
export type TabReaction =
  | { readonly do: 'tell'; readonly session: HeldSession }
  | { readonly do: 'takeUp'; readonly session: HeldSession }
  | { readonly do: 'end'; readonly end: 'loggedOut' | 'expired' };

/**
 * A tab with a session tells it when asked, one without takes up what it is told, and all that hold an ended token
 * end with it; a tab that logged in for itself keeps its own (D39). `unsettled` is the token of the link that opened
 * this tab just now: it gives way to a session that is running.
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

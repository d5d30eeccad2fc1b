import { openEvents } from '@baize/gateway-sdk/events';
import type { MemberEvent } from '@baize/gateway-sdk/events';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { sessionAtom, useScope } from '../app/index.ts';
import type { Tabs } from './events.types.ts';
import { followEvents } from './followEvents.ts';

/** Characters of the token that identify its session among tabs. */
const TOKEN_MARK = 8;

/**
 * Calls `onEvent` with the member's live events (D34). Off for visitors and trials: a trial account is shared by all,
 * without deposits or inbox. `tabs` opens the shared lock and channel; `close` is called on unmount.
 */
export const useMemberEvents = (
  tabs: () => Tabs & { readonly close: () => void },
  onEvent: (event: MemberEvent) => void,
): void => {
  const { gateway, merchant, token, ready } = useScope();
  const session = useAtomValue(sessionAtom);
  // A trial account is only recognised once the member has loaded.
  const isReal = session.state === 'loggedIn' && session.member !== undefined;
  const followed = ready && isReal ? token : undefined;
  const openTabs = useEffectEvent(tabs);
  const handleEvent = useEffectEvent(onEvent);
  useEffect(() => {
    if (followed === undefined) return undefined;
    const { close, ...shared } = openTabs();
    const stop = followEvents({
      ...shared,
      open: (lastEventId, signal) => openEvents(gateway, { lastEventId }, { signal }),
      // Tabs of one session share a token; its last characters identify it without revealing it.
      whose: `${merchant} ${followed.slice(-TOKEN_MARK)}`,
      random: Math.random,
      now: Date.now,
      onEvent: (event) => handleEvent(event),
    });
    return () => {
      stop();
      close();
    };
  }, [gateway, merchant, followed]);
};

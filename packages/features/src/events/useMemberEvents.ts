import { openEvents } from '@baize/gateway-sdk/events';
import type { MemberEvent } from '@baize/gateway-sdk/events';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { sessionAtom, useScope } from '../app/index.ts';
import type { Tabs } from './events.types.ts';
import { followEvents } from './followEvents.ts';

/** How many characters of a token stand for its session among the tabs. */
const TOKEN_MARK = 8;

/**
 * Hears what the member is told while it happens (D34). Not for visitors, nor in a trial: its account is everybody's, and
 * has neither deposits nor an inbox. `tabs` opens what the tabs have in common, and is left with `close`.
 */
export const useMemberEvents = (
  tabs: () => Tabs & { readonly close: () => void },
  onEvent: (event: MemberEvent) => void,
): void => {
  const { gateway, merchant, token, ready } = useScope();
  const session = useAtomValue(sessionAtom);
  // Before the member has come, it is not known whether the account is a trial.
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
      // Tabs of one session have one token, of which so much tells nobody the rest.
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

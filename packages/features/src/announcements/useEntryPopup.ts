import type { Announcement } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { passwordChangeAtom, sessionAtom, useScope, atomWithLifetime, type LastingAtom } from '../app/index.ts';
import { announcementsQuery } from './announcements.queries.ts';
import { executionsOnEntry } from './entry.rules.ts';
import type { PopupFacts } from './popups.rules.ts';

const marker = (key: string): LastingAtom<boolean> =>
  atomWithLifetime<boolean>({ key, lifetime: 'session', initial: false, parse: (stored) => stored === 'true' });

/** Session markers, true once a member or a visitor has closed the entry popup (REQ-085, REQ-202). */
const closedPopupAtoms = { member: marker('USER_POPUP'), visitor: marker('ANONYMOUS_POPUP') } as const;

export type EntryPopup = {
  /** Empty while loading, when there are no announcements, and after `close` in this session. */
  readonly items: readonly Announcement[];
  readonly close: () => void;
};

const NONE: readonly Announcement[] = [];

/** True when this session began with the member's first login; stays true after the welcome was shown. */
const useIsFirst = (): boolean => {
  const session = useAtomValue(sessionAtom);
  const [first, setFirst] = useState<string>();
  if (session.state === 'anonymous') return false;
  if (session.firstTimeLogin && first !== session.token) setFirst(session.token);
  return session.firstTimeLogin || first === session.token;
};

/**
 * The announcements that open on entry, until they are closed (REQ-085, REQ-202 to REQ-204). Empty when loading fails:
 * members still find them in their inbox.
 */
export const useEntryPopup = (page: PopupFacts['page']): EntryPopup => {
  const session = useAtomValue(sessionAtom);
  const isFirst = useIsFirst();
  const isVisitor = session.state === 'anonymous';
  const [isClosed, setClosed] = useAtom(closedPopupAtoms[isVisitor ? 'visitor' : 'member']);
  const owesPassword = useAtomValue(passwordChangeAtom);
  const executions = isClosed || owesPassword ? [] : executionsOnEntry(session, { isFirst, page });
  const query = announcementsQuery(useScope());
  const { data } = useQuery({ ...query, enabled: executions.length > 0 && query.enabled === true });
  const popups = data?.popups ?? NONE;
  const items = executions.flatMap((execution) => popups.filter((popup) => popup.execution === execution));
  return { items, close: () => setClosed(true) };
};

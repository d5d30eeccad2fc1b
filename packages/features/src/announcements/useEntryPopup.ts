import type { Announcement } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { sessionAtom, useScope } from '../app/index.ts';
import { closedPopupAtoms } from './entry.atoms.ts';
import { popupsQuery } from './entry.queries.ts';
import { executionsOnEntry, inOneList } from './entry.rules.ts';
import type { Execution } from './entry.rules.ts';
import type { PopupFacts } from './popups.rules.ts';

export type EntryPopup = {
  /** None: there is nothing to say, or not yet, or it was closed in this session. */
  readonly items: readonly Announcement[];
  readonly close: () => void;
};

const NONE: readonly Announcement[] = [];

/** Whether this session began with the member's first log-in, also once the member has been greeted. */
const useIsFirst = (): boolean => {
  const session = useAtomValue(sessionAtom);
  const [first, setFirst] = useState<string>();
  if (session.state === 'anonymous') return false;
  if (session.firstTimeLogin && first !== session.token) setFirst(session.token);
  return session.firstTimeLogin || first === session.token;
};

/** The popups of an execution, when they are asked for. */
const usePopups = (execution: Execution, isAsked: boolean) => {
  const query = popupsQuery(useScope(), execution);
  const { data, isLoading } = useQuery({ ...query, enabled: isAsked && query.enabled === true });
  return { isLoading, items: isAsked ? (data ?? NONE) : NONE };
};

/**
 * What is announced to who comes in, until it is closed (REQ-085, REQ-202 to REQ-204). Lists that do not come are left
 * out: nobody asked for them, and members find them again in their inbox.
 */
export const useEntryPopup = (layout: PopupFacts['layout']): EntryPopup => {
  const session = useAtomValue(sessionAtom);
  const isFirst = useIsFirst();
  const isVisitor = session.state === 'anonymous';
  const [isClosed, setClosed] = useAtom(closedPopupAtoms[isVisitor ? 'visitor' : 'member']);
  const executions = isClosed ? [] : executionsOnEntry(session, { isFirst, layout });
  const usual = isVisitor ? 'B' : 'A';
  const first = usePopups('F', executions.includes('F'));
  const each = usePopups(usual, executions.includes(usual));
  const items = first.isLoading || each.isLoading ? NONE : inOneList([first.items, each.items]);
  return { items, close: () => setClosed(true) };
};

import { getAnnouncements } from '@baize/gateway-sdk/announcements';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import type { Execution } from './entry.rules.ts';

/** The popups of an execution, in the language shown (REQ-201, REQ-203). */
export const popupsQuery = (scope: Scope, execution: Execution) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'popups', execution),
    queryFn: ({ signal }) => answered(getAnnouncements(scope.gateway, { types: ['PU'], execution }, { signal })),
    select: ({ popups }) => popups,
    enabled: scope.ready,
    staleTime: Infinity,
    retry: false,
  });

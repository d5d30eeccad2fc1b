import { getAnnouncements } from '@baize/gateway-sdk/announcements';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The notices for a visitor (execution B) or for a member (A), in the language shown (REQ-201, REQ-203). */
export const noticesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'notices'),
    queryFn: ({ signal }) => {
      const execution = scope.token === undefined ? 'B' : 'A';
      return answered(getAnnouncements(scope.gateway, { types: ['PL'], execution }, { signal }));
    },
    select: ({ notices }) => notices,
    enabled: scope.ready,
    retry: false,
  });

import { getAnnouncements } from '@baize/gateway-sdk/announcements';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** Banners, notices, popups and promotions of every execution, in the language shown (REQ-201, D49). */
export const announcementsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'announcements'),
    queryFn: ({ signal }) => valueOrThrow(getAnnouncements(scope.gateway, {}, { signal })),
    enabled: scope.ready,
    staleTime: Infinity,
  });

/** The home notice variant: banners, notices, popups and promotions for visitors, in the language shown (REQ-201, D49). */
export const homeAnnouncementsQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'homeAnnouncements'),
    queryFn: ({ signal }) =>
      valueOrThrow(getAnnouncements(scope.gateway, { types: ['B', 'PL', 'PU', 'PR'], execution: 'B' }, { signal })),
    enabled: scope.ready,
  });

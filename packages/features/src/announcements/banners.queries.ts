import { getAnnouncements } from '@baize/gateway-sdk/announcements';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The gateway's banners of every group, in the language shown (REQ-201, REQ-207). */
export const bannersQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'banners'),
    queryFn: ({ signal }) => answered(getAnnouncements(scope.gateway, { types: ['B'] }, { signal })),
    select: ({ banners }) => banners,
    enabled: scope.ready,
    staleTime: Infinity,
    retry: false,
  });

import { getAnnouncements } from '@baize/gateway-sdk/announcements';
import { queryOptions } from '@tanstack/react-query';
import { answered, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The merchant's promotions as pictures that lead to them, in the language shown (REQ-201, REQ-234). */
export const promotionTilesQuery = (scope: Scope) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true, member: true }, 'promotionTiles'),
    queryFn: ({ signal }) => answered(getAnnouncements(scope.gateway, { types: ['PR', 'H'] }, { signal })),
    select: ({ promotions }) => promotions,
    enabled: scope.ready,
    retry: false,
  });

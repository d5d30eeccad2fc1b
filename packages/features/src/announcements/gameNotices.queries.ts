import type { CategoryCode } from '@baize/domain/categories';
import { getGameAnnouncements } from '@baize/gateway-sdk/announcements';
import { queryOptions } from '@tanstack/react-query';
import { valueOrThrow, answerKey } from '../app/index.ts';
import type { Scope } from '../app/index.ts';

/** The category of every lottery announcement, whatever house the lottery belongs to (REQ-232). */
export const LOTTERY_TYPE = 'LOTT' satisfies CategoryCode;

/** Announcements about the games of a category, in the current language (REQ-232). */
export const gameNoticesQuery = (scope: Scope, category: CategoryCode) =>
  queryOptions({
    queryKey: answerKey(scope, { language: true }, 'game-notices', category),
    queryFn: ({ signal }) => valueOrThrow(getGameAnnouncements(scope.gateway, category, { signal })),
    enabled: scope.ready,
  });

import type { Announcement } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { announcementsQuery, homeAnnouncementsQuery } from './announcements.queries.ts';
import { noticesFor } from './notices.rules.ts';

const NO_NOTICES: readonly Announcement[] = [];

/** Home's notices: the home variant's for visitors, execution A's for members. Empty while loading and on failure. */
export const useNotices = (): readonly Announcement[] => {
  const scope = useScope();
  const reader = scope.token === undefined ? 'visitor' : 'member';
  const { data } = useQuery(reader === 'visitor' ? homeAnnouncementsQuery(scope) : announcementsQuery(scope));
  return data === undefined ? NO_NOTICES : noticesFor(reader, data);
};

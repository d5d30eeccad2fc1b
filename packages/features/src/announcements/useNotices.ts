import type { Announcement } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { noticesQuery } from './notices.queries.ts';

const NO_NOTICES: readonly Announcement[] = [];

/** The merchant's notices for whoever looks; none until they are there, or when they cannot be had. */
export const useNotices = (): readonly Announcement[] => useQuery(noticesQuery(useScope())).data ?? NO_NOTICES;

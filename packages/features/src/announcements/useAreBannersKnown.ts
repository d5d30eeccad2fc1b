import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { announcementsQuery } from './announcements.queries.ts';

/** True once the gateway's banners have loaded or failed to load. */
export const useAreBannersKnown = (): boolean => !useQuery(announcementsQuery(useScope())).isPending;

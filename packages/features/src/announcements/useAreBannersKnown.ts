import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { bannersQuery } from './banners.queries.ts';

/** Whether the gateway's banners are there, or cannot be had: no more of them come. */
export const useAreBannersKnown = (): boolean => !useQuery(bannersQuery(useScope())).isPending;

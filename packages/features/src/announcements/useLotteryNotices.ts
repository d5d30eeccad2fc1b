import type { GameAnnouncement } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { gameNoticesQuery, LOTTERY_TYPE } from './gameNotices.queries.ts';

const NONE: readonly GameAnnouncement[] = [];

/** Announcements about lotteries; empty while loading and on failure. */
export const useLotteryNotices = (): readonly GameAnnouncement[] =>
  useQuery(gameNoticesQuery(useScope(), LOTTERY_TYPE)).data ?? NONE;

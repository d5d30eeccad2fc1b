import type { CategoryCode } from '@baize/domain/categories';
import type { ValueOf } from '@baize/gateway-contract/client';
import { getGameAnnouncements as operation } from '@baize/gateway-contract/client/announcements/getGameAnnouncements';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { GameAnnouncement } from './announcements.types.ts';

const readList = ({ list }: ValueOf<'getGameAnnouncements'>): readonly GameAnnouncement[] =>
  list.map(({ noExpiry, endDate, gameType, ...notice }) => ({
    ...notice,
    endDate: noExpiry === 1 ? undefined : endDate,
    category: gameType,
  }));

/** Announcements about the games of a category, in the language of the call (REQ-232). */
export const getGameAnnouncements = (
  gateway: Gateway,
  category: CategoryCode,
  options?: CallOptions,
): Answer<readonly GameAnnouncement[]> => gateway.call(operation, { query: { gameType: category } }, readList, options);

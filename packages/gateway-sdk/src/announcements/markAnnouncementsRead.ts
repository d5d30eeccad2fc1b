import { markAnnouncementsRead as operation } from '@baize/gateway-contract/client/announcements/markAnnouncementsRead';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Marks announcements of the member's inbox as read, and answers how many are left. */
export const markAnnouncementsRead = (
  gateway: Gateway,
  ids: readonly string[],
  options?: CallOptions,
): Answer<number> => gateway.call(operation, { body: { ids: [...ids] } }, ({ count }) => count, options);

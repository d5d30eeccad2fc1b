import type { BodyOf } from '@baize/gateway-contract/client';
import { markAnnouncementsRead as operation } from '@baize/gateway-contract/client/announcements/markAnnouncementsRead';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/** Marks announcements of the member's inbox as read; returns the number still unread. */
export const markAnnouncementsRead = (
  gateway: Gateway,
  body: BodyOf<'markAnnouncementsRead'>,
  options?: CallOptions,
): Answer<number> => gateway.call(operation, { body }, ({ count }) => count, options);

import { z } from 'zod';
import { announcementReadRow, announcementRow } from './announcementRow.ts';
import { gameRow, recentGameRow, vendorRow, winRow } from './catalogueRows.ts';
import { eventRow } from './eventRow.ts';
import { favouriteRow } from './favouriteRow.ts';
import { memberRow } from './memberRow.ts';
import { messageRow } from './messageRow.ts';
import { depositRow, roundRow, vendorWalletRow, withdrawalAccountRow, withdrawalRow } from './paymentRows.ts';
import { pointGrantRow, redemptionRow } from './pointRows.ts';
import { promotionEntryRow } from './promotionEntryRow.ts';
import { referralRow } from './referralRow.ts';

const MOST_ROWS = 200;

const listOf = <T extends z.ZodType>(row: T) => z.array(row).max(MOST_ROWS).exactOptional();

/** Rows of a world by table, in the order in which they are written. */
export const rows = z.strictObject({
  members: listOf(memberRow),
  vendors: listOf(vendorRow),
  games: listOf(gameRow),
  recentGames: listOf(recentGameRow),
  wins: listOf(winRow),
  favourites: listOf(favouriteRow),
  announcements: listOf(announcementRow),
  announcementsRead: listOf(announcementReadRow),
  promotionEntries: listOf(promotionEntryRow),
  pointGrants: listOf(pointGrantRow),
  redemptions: listOf(redemptionRow),
  rounds: listOf(roundRow),
  vendorWallets: listOf(vendorWalletRow),
  withdrawalAccounts: listOf(withdrawalAccountRow),
  deposits: listOf(depositRow),
  withdrawals: listOf(withdrawalRow),
  events: listOf(eventRow),
  messages: listOf(messageRow),
  referrals: listOf(referralRow),
});

export type WorldRows = z.output<typeof rows>;

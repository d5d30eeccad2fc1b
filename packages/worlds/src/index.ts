export type { Clock } from './clock.ts';
export type { Faults } from './faults.ts';
export type { AnnouncementRow } from './rows/announcementRow.ts';
export type { GameRow, RecentGameRow, VendorRow } from './rows/catalogueRows.ts';
export type { MemberRow } from './rows/memberRow.ts';
export type { WorldRows } from './rows/rows.ts';
export type { WorldSettings } from './settings.ts';
export { newWorld, worldChange } from './world.ts';
export type { WorldChange, WorldWish } from './world.ts';

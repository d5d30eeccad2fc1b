import type { BannerGroup } from '@baize/domain/banner-groups';
import type { CategoryCode } from '@baize/domain/categories';

/** Banners and promotions alike (D23). `to` is a route name or `promotion:<id>`; none, and the picture leads nowhere. */
export type Banner = {
  readonly id: string;
  readonly image: string;
  readonly to?: string | undefined;
  readonly group?: BannerGroup | undefined;
  readonly title?: string | undefined;
};

/** A notice (REQ-200); `content` is HTML: sanitise it before it is shown. Moments are ISO, in UTC. */
export type Announcement = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly startDate?: string | undefined;
  /** None: it does not end. */
  readonly endDate?: string | undefined;
  readonly promotionType?: string | undefined;
  readonly execution: 'A' | 'B' | 'F';
  readonly group?: string | undefined;
};

/** What is announced of the games of a category. */
export type GameAnnouncement = Pick<Announcement, 'id' | 'title' | 'content' | 'startDate' | 'endDate'> & {
  readonly category: CategoryCode;
};

/** An announcement as a member finds it in the inbox. */
export type InboxItem = Announcement & { readonly read: boolean };

export type InboxPage = {
  readonly items: readonly InboxItem[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** In all, not on this page alone. */
  readonly unread: number;
};

export type Announcements = {
  readonly banners: readonly Banner[];
  readonly notices: readonly Announcement[];
  readonly popups: readonly Announcement[];
  readonly promotions: readonly Banner[];
};

/** B banners, PL notices, PU popups, PR promotions, H home. */
export type AnnouncementType = 'B' | 'PL' | 'PU' | 'PR' | 'H';

export type AnnouncementFilter = {
  readonly types?: readonly AnnouncementType[] | undefined;
  readonly execution?: 'A' | 'B' | 'F' | undefined;
};

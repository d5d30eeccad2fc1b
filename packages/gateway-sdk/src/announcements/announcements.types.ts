import type { BannerGroup } from '@baize/domain/banner-groups';
import type { CategoryCode } from '@baize/domain/categories';

/**
 * A banner; promotions become banners too (D23). `to` is a route name or `promotion:<id>`; without it the picture is no
 * link.
 */
export type Banner = {
  readonly id: string;
  readonly image: string;
  readonly to?: string | undefined;
  readonly group?: BannerGroup | undefined;
  readonly title?: string | undefined;
};

/** A notice (REQ-200). `content` is untrusted HTML and must be sanitised. Dates are ISO 8601 in UTC. */
export type Announcement = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly startDate?: string | undefined;
  /** Undefined when it has no end. */
  readonly endDate?: string | undefined;
  readonly promotionType?: string | undefined;
  readonly execution: 'A' | 'B' | 'F';
  readonly group?: string | undefined;
};

/** An announcement about the games of a category. */
export type GameAnnouncement = Pick<Announcement, 'id' | 'title' | 'content' | 'startDate' | 'endDate'> & {
  readonly category: CategoryCode;
};

/** An announcement in a member's inbox. */
export type InboxItem = Announcement & { readonly read: boolean };

/** Numbers of what a member has not read. */
export type Unread = { readonly announcements: number; readonly messages: number };

/** Unread announcements of the whole inbox. */
export type InboxTotals = { readonly unread: number };

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

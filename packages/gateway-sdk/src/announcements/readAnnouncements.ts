import { isBannerGroup } from '@baize/domain/banner-groups';
import type { BannerGroup } from '@baize/domain/banner-groups';
import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import type { Announcement, Announcements, Banner } from './announcements.types.ts';

const groupOf = (name: string | undefined): BannerGroup | undefined => (isBannerGroup(name) ? name : undefined);

/** A banner as a list of one; empty when its group is unknown (REQ-207). */
const readBanner = ({ id, url, linkageType, groupName, title }: Schemas['Banner']): Banner[] => {
  const group = groupOf(groupName);
  if (group === undefined) return [];
  return [{ id: id || url, image: url, to: linkageType || undefined, group, title: title || undefined }];
};

/** A promotion as a banner that links to it; empty without a picture (D23, REQ-234). */
const readPromotion = ({ id, title, announcementImages: [picture], groupName }: Schemas['Promotion']): Banner[] =>
  picture === undefined
    ? []
    : [{ id, image: picture.url, to: `promotion:${id}`, group: groupOf(groupName), title: title || undefined }];

/** A notice. With `noExpiry`, the end date is dropped, whatever it says (REQ-200). */
export const readAnnouncement = ({
  noExpiry,
  groupName,
  endDate,
  ...notice
}: Schemas['Announcement']): Announcement => ({
  ...notice,
  endDate: noExpiry === 1 ? undefined : endDate,
  group: groupName,
});

export const readAnnouncements = (wire: ValueOf<'getAnnouncements'>): Announcements => ({
  banners: wire.banners.flatMap(readBanner),
  notices: wire.player.map(readAnnouncement),
  popups: wire.popup.map(readAnnouncement),
  promotions: wire.promotion.flatMap(readPromotion),
});

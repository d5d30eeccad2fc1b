import { isBannerGroup } from '@baize/domain/banner-groups';
import type { BannerGroup } from '@baize/domain/banner-groups';
import type { CallOptions } from '../gateway.types.ts';
import { fieldsOf, listOf, textOf, wordOf } from '../transport/read.ts';
import type { Parse } from '../transport/read.ts';
import type { Transport } from '../transport/transport.types.ts';
import type { Announcement, AnnouncementFilter, Announcements, Banner } from './announcements.types.ts';

const groupOf = (value: unknown): BannerGroup | undefined => (isBannerGroup(value) ? value : undefined);

/** A banner of a known group that has a picture (REQ-207). */
export const readBanner: Parse<Banner> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const image = wordOf(fields['url']);
  const group = groupOf(fields['groupName']);
  if (image === undefined || group === undefined) return undefined;
  return {
    id: wordOf(fields['id']) ?? image,
    image,
    to: wordOf(fields['linkageType']),
    group,
    title: wordOf(fields['title']),
  };
};

/** A promotion as a banner that leads to it (D23, REQ-234). */
export const readPromotion: Parse<Banner> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const id = wordOf(fields['id']);
  const [image] = listOf(fields['announcementImages'], (picture) => wordOf(fieldsOf(picture)?.['url']));
  if (id === undefined || image === undefined) return undefined;
  return { id, image, to: `promotion:${id}`, group: groupOf(fields['groupName']), title: wordOf(fields['title']) };
};

/** A notice; one that never ends has no end, whatever date stands in it (REQ-200). */
export const readAnnouncement: Parse<Announcement> = (value) => {
  const fields = fieldsOf(value) ?? {};
  const id = wordOf(fields['id']);
  const title = wordOf(fields['title']);
  const execution = (['A', 'B', 'F'] as const).find((known) => known === fields['execution']);
  if (id === undefined || title === undefined || execution === undefined) return undefined;
  return {
    id,
    title,
    content: textOf(fields['content']) ?? '',
    startDate: wordOf(fields['startDate']),
    endDate: fields['noExpiry'] === 1 ? undefined : wordOf(fields['endDate']),
    promotionType: wordOf(fields['promotionType']),
    execution,
    group: wordOf(fields['groupName']),
  };
};

const readAnnouncements: Parse<Announcements> = (value) => {
  const fields = fieldsOf(value);
  if (fields === undefined) return undefined;
  return {
    banners: listOf(fields['banners'], readBanner),
    notices: listOf(fields['player'], readAnnouncement),
    popups: listOf(fields['popup'], readAnnouncement),
    promotions: listOf(fields['promotion'], readPromotion),
  };
};

/** Banners, notices, popups and promotions in one call (REQ-201). */
export const announcementsCalls = ({ call }: Transport) => ({
  list: ({ types = ['B', 'PL', 'PU', 'PR', 'H'], execution }: AnnouncementFilter = {}, options?: CallOptions) =>
    call(
      'getAnnouncements',
      { query: { types: types.join(','), platform: 'W', execution } },
      readAnnouncements,
      options,
    ),
});

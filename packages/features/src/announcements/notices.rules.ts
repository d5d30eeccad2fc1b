import type { Announcement, Announcements } from '@baize/gateway-sdk/announcements';

/** The notices for visitors (execution B) or members (A), filtered from a response that contains both (REQ-203). */
export const noticesFor = (
  reader: 'visitor' | 'member',
  { notices }: Pick<Announcements, 'notices'>,
): readonly Announcement[] => notices.filter(({ execution }) => execution === (reader === 'visitor' ? 'B' : 'A'));

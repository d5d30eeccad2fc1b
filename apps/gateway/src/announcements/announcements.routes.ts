import { routes } from '@baize/gateway-contract';
import { isCategoryCode } from '@baize/domain/categories';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, GatewayContext, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { cacheUntil } from '../kernel/sharedAnswers.ts';
import { badCursor, toContentPage } from '../paging/answers.ts';
import { writeEvent } from '../events/events.store.ts';
import { countUnreadMessages } from '../messages/messages.store.ts';
import { bannerPath, promotionPath } from '../pictures/paths.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { groupOf, toAnnouncementAnswer, toSharedFields } from './announcements.answers.ts';
import { countUnread, listAnnouncements, listInbox, markRead } from './announcements.store.ts';
import type { Announcement, Reader } from './announcements.store.ts';

/** Announcement types that each list of `getAnnouncements` contains. */
const kindOf = { banner: ['B'], player: ['PL'], popup: ['PU'], promotion: ['PR', 'H'] } as const;

/** Index of the row at `place` among the rows of its group. */
const nthOfGroup = (rows: readonly Announcement[], place: number): number =>
  rows.slice(0, place).filter((row) => row.group_name === rows[place]?.group_name).length;

const readerOf = ({ merchant }: Call, { memberId }: Session): Reader => ({
  merchant: merchant.id,
  catalogue: merchant.catalogue,
  memberId,
});

/** Announcements that hold now. The response is cacheable until the next one begins or ends. */
const announcedNow = async (c: GatewayContext, { merchant, database, now }: Call): Promise<Announcement[]> => {
  const current = await listAnnouncements(database, merchant.catalogue, now);
  for (const row of current) cacheUntil(c, row.starts_at > now ? row.starts_at : (row.ends_at ?? undefined));
  return current.filter((row) => row.starts_at <= now);
};

/** Banners, notices, popups and promotions; a list whose type is not in the query is empty (REQ-201). */
export const mountAnnouncements = (app: GatewayApp, { events }: Services): void => {
  handle(app, routes.getAnnouncements, async ({ c, call, query: { types, execution } }) => {
    const { merchant, language } = call;
    const asked = new Set(types.split(','));
    const begun = await announcedNow(c, call);
    const of = (kind: keyof typeof kindOf): Announcement[] =>
      kindOf[kind].some((type) => asked.has(type)) ? begun.filter((row) => row.kind === kind) : [];
    const executed = (row: Announcement): boolean =>
      execution === undefined || (row.execution ?? execution) === execution;
    return ok(c, {
      banners: of('banner').map((row, place, all) => ({
        id: row.id,
        url: row.image ?? bannerPath(row.group_name ?? '', merchant.settings.sandbox.look, nthOfGroup(all, place)),
        linkageType: row.linkage_type,
        groupName: row.group_name ?? 'w_home',
        title: inLanguage(row.titles, language),
      })),
      player: of('player')
        .filter(executed)
        .map((row) => toAnnouncementAnswer(row, language)),
      popup: of('popup')
        .filter(executed)
        .map((row) => toAnnouncementAnswer(row, language)),
      promotion: of('promotion').map((row) => ({
        id: row.id,
        title: inLanguage(row.titles, language),
        announcementImages: [{ url: promotionPath(row.id, language) }],
        ...groupOf(row),
      })),
    });
  });

  handle(app, routes.getGameAnnouncements, async ({ c, call, query }) => {
    const list = (await announcedNow(c, call)).flatMap((row) => {
      const gameType = row.kind === 'game' ? row.group_name : undefined;
      const isAsked = isCategoryCode(gameType) && (query.gameType ?? gameType) === gameType;
      return isAsked ? [{ ...toSharedFields(row, call.language), gameType }] : [];
    });
    return ok(c, { list });
  });

  handle(app, routes.getUnreadCount, async ({ c, call, session }) => {
    const unread = await countUnread(call.database, readerOf(call, session), call.now);
    const messages = await countUnreadMessages(call.database, readerOf(call, session));
    return ok(c, { count: unread, messages });
  });

  handle(app, routes.getInbox, async ({ c, call, session, query }) => {
    const { database, language, now } = call;
    const reader = readerOf(call, session);
    const page = await listInbox(database, reader, now, query);
    if (page === undefined) return badCursor(c);
    const content = toContentPage(page, query, ({ row, read }) => ({ ...toAnnouncementAnswer(row, language), read }));
    return ok(c, { ...content, unread: await countUnread(database, reader, now) });
  });

  handle(app, routes.markAnnouncementsRead, async ({ c, call, session, body: { ids } }) => {
    const reader = readerOf(call, session);
    const marked = await markRead(call.database, reader, { ids, now: call.now });
    if (marked === 'unknown') return refuse(c, 'announcementUnknown');
    const unread = await countUnread(call.database, reader, call.now);
    await writeEvent(call.database, reader, { type: 'unread', count: unread }, call.now);
    events.tell(reader);
    return ok(c, { count: unread });
  });
};

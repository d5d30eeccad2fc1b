import { asc, eq } from 'drizzle-orm';
import { routes } from '@baize/gateway-contract';
import { ok } from '../app/answer.ts';
import { holdUntil } from '../app/sharedAnswers.ts';
import type { GatewayApp } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import type { Orm } from '../database/database.types.ts';
import { announcements } from './announcements.schema.ts';
import { bannerPath, promotionPath } from '../media/paths.ts';
import { inLanguage } from '../words/inLanguage.ts';

type Row = typeof announcements.$inferSelect;

const kindOf = { banner: ['B'], player: ['PL'], popup: ['PU'], promotion: ['PR', 'H'] } as const;

const list = (orm: Orm, merchant: string): Promise<Row[]> =>
  orm.select().from(announcements).where(eq(announcements.merchant, merchant)).orderBy(asc(announcements.position));

const groupOf = (row: Row) => (row.group_name === null ? {} : { groupName: row.group_name });

/** Banners, notices, popups and promotions; a list whose type is not asked for is empty (REQ-201). */
export const mountAnnouncements = (app: GatewayApp): void => {
  handle(app, routes.getAnnouncements, async ({ c, call, query: { types, execution } }) => {
    const { merchant, database, language, now } = call;
    const asked = new Set(types.split(','));
    const current = (await list(database, merchant.catalogue)).filter(
      (row) => row.ends_at === null || row.ends_at > now,
    );
    for (const { ends_at: end } of current) holdUntil(c, end ?? undefined);
    const of = (kind: Row['kind']): Row[] =>
      kindOf[kind].some((type) => asked.has(type)) ? current.filter((row) => row.kind === kind) : [];
    const executed = (row: Row): boolean => execution === undefined || (row.execution ?? execution) === execution;
    const notice = (row: Row) => ({
      id: row.id,
      title: inLanguage(row.titles, language),
      content: inLanguage(row.contents, language),
      startDate: row.starts_at.toISOString(),
      ...(row.ends_at === null ? {} : { endDate: row.ends_at.toISOString() }),
      noExpiry: row.ends_at === null ? (1 as const) : (0 as const),
      ...(row.promotion_type === null ? {} : { promotionType: row.promotion_type }),
      execution: row.execution ?? ('A' as const),
      ...groupOf(row),
    });
    return ok(c, {
      banners: of('banner').map((row) => ({
        id: row.id,
        url: row.image ?? bannerPath(row.group_name ?? '', merchant.settings.sandbox.look),
        linkageType: row.linkage_type,
        groupName: row.group_name ?? 'w_home',
        title: inLanguage(row.titles, language),
      })),
      player: of('player').filter(executed).map(notice),
      popup: of('popup').filter(executed).map(notice),
      promotion: of('promotion').map((row) => ({
        id: row.id,
        title: inLanguage(row.titles, language),
        announcementImages: [{ url: promotionPath(row.id, language) }],
        ...groupOf(row),
      })),
    });
  });
};

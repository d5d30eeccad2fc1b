import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { announcements } from './announcements.schema.ts';
import type { Words } from '../words/inLanguage.ts';
import seeds from './data/announcements.json' with { type: 'json' };

type Seed = {
  id: string;
  kind: 'player' | 'popup' | 'promotion';
  execution?: 'A' | 'B' | 'F';
  groupName?: string;
  linkageType?: string;
  titles: Words;
  contents: Words;
};

/** The notices, popups and promotions of a merchant. It gets no banners, so that the tenant's own are shown (D23). */
export const seedAnnouncements = async (orm: Orm, merchant: string, now: Date): Promise<void> => {
  await orm.delete(announcements).where(eq(announcements.merchant, merchant));
  await orm.insert(announcements).values(
    (seeds as Seed[]).map((seed, position) => ({
      merchant,
      id: seed.id,
      kind: seed.kind,
      execution: seed.execution ?? null,
      group_name: seed.groupName ?? null,
      titles: seed.titles,
      contents: seed.contents,
      image: null,
      linkage_type: seed.linkageType ?? '',
      starts_at: now,
      position,
    })),
  );
};

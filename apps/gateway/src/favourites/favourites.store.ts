import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { games } from '../catalogue/catalogue.schema.ts';
import type { Game } from '../catalogue/catalogue.store.ts';
import type { Orm } from '../database/database.types.ts';
import { lockMember } from '../accounts/members.store.ts';
import type { Player } from '../kernel/visitIdOf.ts';
import { pageOf } from '../paging/pageOf.ts';
import type { ListQuery, Page, PageRequest } from '../paging/pageOf.ts';
import { favourites } from './favourites.schema.ts';

/** Limit per member, so that one member cannot fill the table. */
export const MOST_FAVOURITES = 500;

/** Owner of favourites: `merchant` has the member, `catalogue` the games. */
export type Owner = Player & { readonly catalogue: string };

const ofOwner = ({ merchant, memberId, visit }: Owner) =>
  and(eq(favourites.merchant, merchant), eq(favourites.member_id, memberId), eq(favourites.visit, visit));

const lastAddedFirst = [desc(favourites.added_at), asc(favourites.node_id)];

const inCatalogue = ({ catalogue }: Owner) => and(eq(games.merchant, catalogue), eq(games.node_id, favourites.node_id));

/** Ids of a member's favourites that the catalogue still has, last added first. */
export const favouriteIds = async (orm: Orm, owner: Owner): Promise<string[]> => {
  const rows = await orm
    .select({ id: favourites.node_id })
    .from(favourites)
    .innerJoin(games, inCatalogue(owner))
    .where(ofOwner(owner))
    .orderBy(...lastAddedFirst);
  return rows.map(({ id }) => id);
};

/** A member's favourites that the catalogue still has, last added first. */
export const favouritesList = (orm: Orm, owner: Owner): ListQuery<typeof favourites> => ({
  table: favourites,
  where: and(
    ofOwner(owner),
    exists(
      orm
        .select({ found: sql`1` })
        .from(games)
        .where(inCatalogue(owner)),
    ),
  ),
  by: [favourites.added_at, favourites.node_id],
  ascending: [favourites.node_id],
});

/** A page of a member's favourite games, last added first; undefined for a cursor of another list. */
export const listFavourites = async (orm: Orm, owner: Owner, request: PageRequest): Promise<Page<Game> | undefined> => {
  const page = await pageOf(orm, favouritesList(orm, owner), request);
  if (page === undefined) return undefined;
  const ids = page.rows.map(({ node_id: id }) => id);
  const found = await orm
    .select()
    .from(games)
    .where(and(eq(games.merchant, owner.catalogue), inArray(games.node_id, ids)));
  return { ...page, rows: ids.flatMap((id) => found.find((game) => game.node_id === id) ?? []) };
};

/** Adds a game; a game that is already a favourite keeps its place. Returns `full` at `MOST_FAVOURITES`. */
export const rememberFavourite = (
  orm: Orm,
  owner: Owner,
  { nodeId, now }: { nodeId: string; now: Date },
): Promise<'there' | 'full'> =>
  orm.transaction(async (tx) => {
    // Locks the member, so that concurrent calls cannot exceed the limit.
    await lockMember(tx, owner);
    const own = await tx.select({ id: favourites.node_id }).from(favourites).where(ofOwner(owner));
    if (own.some(({ id }) => id === nodeId)) return 'there';
    if (own.length >= MOST_FAVOURITES) return 'full';
    const { merchant, memberId, visit } = owner;
    await tx.insert(favourites).values({ merchant, member_id: memberId, visit, node_id: nodeId, added_at: now });
    return 'there';
  });

export const forgetFavourite = async (orm: Orm, owner: Owner, nodeId: string): Promise<void> => {
  await orm.delete(favourites).where(and(ofOwner(owner), eq(favourites.node_id, nodeId)));
};

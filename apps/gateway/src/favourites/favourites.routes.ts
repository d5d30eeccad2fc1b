import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { gameCards } from '../catalogue/cards.ts';
import { findGameById } from '../catalogue/catalogue.store.ts';
import { playerOf } from '../kernel/visitIdOf.ts';
import { badCursor, toContentPage } from '../paging/answers.ts';
import { favouriteIds, forgetFavourite, listFavourites, rememberFavourite } from './favourites.store.ts';

const ownerOf = ({ merchant }: Call, session: Session) => ({
  ...playerOf(merchant, session),
  catalogue: merchant.catalogue,
});

/** A member's own favourites: listed, added and removed (REQ-199). */
export const mountFavourites = (app: GatewayApp): void => {
  handle(app, routes.getFavouriteIds, async ({ c, call, session }) =>
    ok(c, await favouriteIds(call.database, ownerOf(call, session))),
  );

  handle(app, routes.getFavouriteGames, async ({ c, call, session, query }) => {
    const page = await listFavourites(call.database, ownerOf(call, session), query);
    if (page === undefined) return badCursor(c);
    const rows = await gameCards(call, page.rows, query.language);
    return ok(
      c,
      toContentPage({ ...page, rows }, query, (card) => card),
    );
  });

  handle(app, routes.addFavourite, async ({ c, call, session, body: { nodeId, vendor, gameType } }) => {
    const game = await findGameById(call.database, call.merchant.catalogue, nodeId);
    const isMeant =
      game !== undefined &&
      game.vassalage === (vendor ?? game.vassalage) &&
      game.game_type === (gameType ?? game.game_type);
    if (!isMeant) return refuse(c, 'gameUnknown');
    const added = await rememberFavourite(call.database, ownerOf(call, session), { nodeId, now: call.now });
    return added === 'full' ? refuse(c, 'favouritesFull') : ok(c, null);
  });

  handle(app, routes.removeFavourite, async ({ c, call, session, query }) => {
    await forgetFavourite(call.database, ownerOf(call, session), query.nodeId);
    return ok(c, null);
  });
};

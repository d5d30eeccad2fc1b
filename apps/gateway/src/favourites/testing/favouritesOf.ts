import type { Visitor } from '../../testing/visitor.ts';

const ADDRESS = '/wps/relay/MCSFE_';

/** Calls the favourites operations as a member. */
export const favouritesOf = (visitor: Visitor, token = '') => ({
  ids: async () => (await visitor.call(`${ADDRESS}getFavoriteGames`, { token })).value as string[],
  page: async (query = '') => (await visitor.call(`${ADDRESS}getFavoriteGamesList?${query}`, { token })).value,
  add: (json: { nodeId: string; vendor?: string; gameType?: string }) =>
    visitor.call(`${ADDRESS}addFavoriteGameV2`, { token, json }),
  remove: (nodeId: string, more = '') =>
    visitor.call(`${ADDRESS}removeFavoriteGameV2?nodeId=${nodeId}${more}`, { token, method: 'DELETE' }),
});

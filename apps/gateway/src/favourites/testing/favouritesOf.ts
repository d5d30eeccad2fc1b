import type { Visitor } from '../../testing/visitor.ts';

const ADDRESS = '/wps/relay/MCSFE_';

/** What a member does with favourites, at the calls of the contract. */
export const favouritesOf = (visitor: Visitor, token = '') => ({
  ids: async () => (await visitor.call(`${ADDRESS}getFavoriteGames`, { token })).value as string[],
  page: async (query = '') => (await visitor.call(`${ADDRESS}getFavoriteGamesList?${query}`, { token })).value,
  add: (json: { nodeId: string; vendor?: string; gameType?: string }) =>
    visitor.call(`${ADDRESS}addFavoriteGameV2`, { token, json }),
  remove: (nodeId: string, more = '') =>
    visitor.call(`${ADDRESS}removeFavoriteGameV2?nodeId=${nodeId}${more}`, { token, method: 'DELETE' }),
});

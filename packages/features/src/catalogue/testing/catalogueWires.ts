import { examples } from '@baize/gateway-sdk/testing';

type Page = typeof examples.getGameList;
type Vendors = typeof examples.getGameVendors;

const [sampleGame] = examples.getGameList.games;
const [sampleLane] = examples.getGameVendors.data.lanes;
if (sampleGame === undefined || sampleLane?.vendors[0] === undefined) throw new Error('The contract has no examples.');
const [sampleVendor] = sampleLane.vendors;

/** A game as it travels: the contract's example, but for what a test is about. */
export const gameWire = (change: Partial<Page['games'][number]> = {}): Page['games'][number] => ({
  ...sampleGame,
  ...change,
});

/** A page of these games, and no other. */
export const pageWire = (...games: Page['games']): Page => ({ games, pageNum: 1, totalPages: 1 });

/** Vendors of these codes, all in the lane of slots. */
export const vendorsWire = (...codes: string[]): Vendors => ({
  data: { lanes: [{ gameType: 'RNG', vendors: codes.map((vassalage) => ({ ...sampleVendor, vassalage })) }] },
});

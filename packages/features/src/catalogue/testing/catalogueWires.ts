import { examples } from '@baize/gateway-sdk/testing';

type Page = typeof examples.getGameList;
type Vendors = typeof examples.getGameVendors;

const [sampleGame] = examples.getGameList.games;
const [sampleLane] = examples.getGameVendors.data.lanes;
if (sampleGame === undefined || sampleLane?.vendors[0] === undefined) throw new Error('The contract has no examples.');
const [sampleVendor] = sampleLane.vendors;

/** A game in wire format: the contract's example with changes. */
export const gameWire = (change: Partial<Page['games'][number]> = {}): Page['games'][number] => ({
  ...sampleGame,
  ...change,
});

/** A page with exactly these games. */
export const pageWire = (...games: Page['games']): Page => ({ games, pageNum: 1, totalPages: 1 });

/** Vendors with these codes, all in the RNG (slots) lane. */
export const vendorsWire = (...codes: string[]): Vendors => ({
  data: { lanes: [{ gameType: 'RNG', vendors: codes.map((vassalage) => ({ ...sampleVendor, vassalage })) }] },
});

import type { Schemas, ValueOf } from '@baize/gateway-contract/client';
import { getGameVendors as operation } from '@baize/gateway-contract/client/catalogue/getGameVendors';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { Vendor } from './catalogue.types.ts';
import { availabilityOf } from './readGames.ts';

/** A vendor as a list of one. Its name defaults to its code, its category to the lane's (REQ-169). */
const readVendor = (wire: Schemas['Vendor'], lane: Schemas['Lane']): Vendor[] => {
  const gameType = wire.gameType ?? lane.gameType;
  if (gameType === undefined) return [];
  return [
    {
      vassalage: wire.vassalage,
      gameType,
      name: wire.displayName || wire.vassalage,
      icon: wire.smallIcon,
      isNew: wire.isNew === 1,
      games: wire.games,
      ...availabilityOf(wire),
    },
  ];
};

const readVendors = ({ data: { lanes } }: ValueOf<'getGameVendors'>): readonly Vendor[] =>
  lanes.flatMap((lane) => lane.vendors.flatMap((vendor) => readVendor(vendor, lane)));

/** The vendors of all lanes, in the gateway's order (REQ-186). */
export const getGameVendors = (gateway: Gateway, options?: CallOptions): Answer<readonly Vendor[]> =>
  gateway.call(operation, { query: { merchantCode: gateway.merchant() } }, readVendors, options);

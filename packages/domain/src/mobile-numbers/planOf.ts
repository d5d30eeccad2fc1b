import type { NumberPlan, NumberTerritory } from './mobileNumbers.types.ts';

/** A territory in libphonenumber's metadata: an array whose fields are read by the indexes below. */
type Territory = readonly unknown[];

/** The part of libphonenumber's mobile metadata that is read here. */
export type NumberMetadata = {
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
  readonly countries: Readonly<Record<string, Territory>>;
};

const EXIT = 1;
const ANY = 2;
const TRUNK = 5;
const TRUNK_PATTERN = 7;
const REWRITE = 8;
const TYPES = 11;
const MOBILE = 1;

const textAt = (list: unknown, place: number): string | undefined => {
  const value: unknown = Array.isArray(list) ? list[place] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

// A territory without types has one pattern for all its numbers, mobile ones included.
const mobileOf = (territory: Territory): string | undefined => {
  const types: unknown = territory[TYPES];
  return Array.isArray(types) ? textAt(types[MOBILE], 0) : textAt(territory, ANY);
};

const territoryOf = (territory: Territory): NumberTerritory[] => {
  const mobile = mobileOf(territory);
  if (mobile === undefined) return [];
  const trunk = textAt(territory, TRUNK_PATTERN) ?? textAt(territory, TRUNK);
  const rewrite = textAt(territory, REWRITE);
  return [{ mobile, ...(trunk !== undefined && { trunk }), ...(rewrite !== undefined && { rewrite }) }];
};

/** The number plan of a dialing code from libphonenumber's mobile metadata; undefined when no territory has it. */
export const planOf = (metadata: NumberMetadata, code: string): NumberPlan | undefined => {
  const names = Object.hasOwn(metadata.country_calling_codes, code) ? metadata.country_calling_codes[code] : undefined;
  if (names === undefined) return undefined;
  const sharing = names.flatMap((name) => {
    const territory = metadata.countries[name];
    return territory === undefined ? [] : [territory];
  });
  const exits = new Set(sharing.flatMap((territory) => textAt(territory, EXIT) ?? []));
  return { code, exits: Array.from(exits), territories: sharing.flatMap(territoryOf) };
};

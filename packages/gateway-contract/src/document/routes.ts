import * as areas from '../areas.ts';

type Areas = typeof areas;
type Call = { readonly operationId: string; readonly tags: readonly string[] };

export type OperationId = { [Name in keyof Areas]: Areas[Name] extends Call ? Name : never }[keyof Areas];

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'tags' in value;

const placeOf = ({ tags, operationId }: Call): string => `${tags[0]} ${operationId}`;

const exported: readonly unknown[] = Object.values(areas);
const calls = exported.filter(isCall).sort((one, other) => placeOf(one).localeCompare(placeOf(other), 'en'));

/** Every call by operation id, area by area, in the document's order. */
export const routes = Object.fromEntries(calls.map((call) => [call.operationId, call])) as Pick<Areas, OperationId>;

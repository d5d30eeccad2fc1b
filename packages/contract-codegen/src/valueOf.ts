import type { DocumentOperation, Schema } from './document.types.ts';

/** The data schema of a stream's events; undefined when the response is not a stream. */
export const eventOf = ({ responses }: DocumentOperation): Schema | undefined =>
  responses[200].content['text/event-stream']?.schema;

/** True when the response has no envelope: events or a file, which are read as they arrive. */
export const isStream = ({ responses }: DocumentOperation): boolean =>
  responses[200].content['application/json'] === undefined;

/** The schema of the value in a successful envelope. */
export const valueOf = ({ responses }: DocumentOperation): Schema => {
  const schema = responses[200].content['application/json']?.schema;
  const success = (schema?.oneOf ?? [schema]).find((one) => one?.properties?.['success']?.enum?.[0] === true);
  return success?.properties?.['value'] ?? {};
};

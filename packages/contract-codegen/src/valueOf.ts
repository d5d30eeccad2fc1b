import type { DocumentOperation, Schema } from './document.types.ts';

/** The data of each event of an answer that is a stream of them; undefined for one that is not. */
export const eventOf = ({ responses }: DocumentOperation): Schema | undefined =>
  responses[200].content['text/event-stream']?.schema;

/** The value in the envelope of an answer that is no refusal. */
export const valueOf = ({ responses }: DocumentOperation): Schema => {
  const schema = responses[200].content['application/json']?.schema;
  const success = (schema?.oneOf ?? [schema]).find((one) => one?.properties?.['success']?.enum?.[0] === true);
  return success?.properties?.['value'] ?? {};
};

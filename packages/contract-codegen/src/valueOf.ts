import type { DocumentOperation, Schema } from './document.types.ts';

/** The value in the envelope of an answer that is no refusal. */
export const valueOf = ({ responses }: DocumentOperation): Schema => {
  const { schema } = responses[200].content['application/json'];
  const success = (schema.oneOf ?? [schema]).find(({ properties }) => properties?.['success']?.enum?.[0] === true);
  return success?.properties?.['value'] ?? {};
};

import type { Document } from './document.types.ts';
import { operationsOf } from './document.types.ts';
import { HEADING } from './heading.ts';

/** The value of each call's example, for tests to begin with. */
export const examplesSource = (document: Document): string => {
  const rows = operationsOf(document).map(({ operationId, responses }) => {
    const { examples } = responses[200].content['application/json'];
    return `  ${operationId}: ${JSON.stringify(examples.success.value.value)},\n`;
  });
  return `${HEADING}import type { OperationId, ValueOf } from './index.ts';\n\nexport const examples: { readonly [Id in OperationId]: ValueOf<Id> } = {\n${rows.join('')}};\n`;
};

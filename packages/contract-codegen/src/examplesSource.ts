import type { Document } from './document.types.ts';
import { operationsOf } from './document.types.ts';
import { HEADING } from './heading.ts';

/** The example value of each call, for tests; streams have none. */
export const examplesSource = (document: Document): string => {
  const rows = operationsOf(document).flatMap(({ operationId, responses }) => {
    const media = responses[200].content['application/json'];
    if (media === undefined) return [];
    return [`  ${operationId}: ${JSON.stringify(media.examples.success.value.value)},\n`];
  });
  return `${HEADING}import type { OperationId, StreamId, ValueOf } from './index.ts';\n\nexport const examples: { readonly [Id in Exclude<OperationId, StreamId>]: ValueOf<Id> } = {\n${rows.join('')}};\n`;
};

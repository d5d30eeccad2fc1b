import type { Document } from './document.types.ts';
import { operationsOf } from './document.types.ts';
import { HEADING } from './heading.ts';

/** Method and path of every operation, and the wordless ones, for stubs of the gateway. No client needs all of them. */
export const operationsSource = (document: Document): string => {
  const rows = operationsOf(document).map(
    ({ operationId, method, path }) => `  ${operationId}: '${method.toUpperCase()} ${path}',\n`,
  );
  const wordless = operationsOf(document).flatMap((each) => (each['x-wordless'] ? [`  '${each.operationId}',\n`] : []));
  return `${HEADING}export const operations = {\n${rows.join('')}} as const;\n\nexport const wordless: readonly string[] = [\n${wordless.join('')}];\n`;
};

import { checkSource } from './checkSource.ts';
import type { DocumentOperation } from './document.types.ts';
import { HEADING } from './heading.ts';
import { isStream, valueOf } from './valueOf.ts';

const USUAL_SECONDS = 10;

/** The import statements for the checks of named schemas. */
export const importsOf = (names: Iterable<string>, folder: string): string =>
  [...names]
    .sort()
    .map((name) => `import { ${name} } from '${folder}/${name}.gen.ts';\n`)
    .join('');

/** The check of a call's response value. A stream is passed through. */
const answerSource = (operation: DocumentOperation): ReturnType<typeof checkSource> =>
  isStream(operation)
    ? { source: '"stream"', names: new Set() }
    : checkSource(valueOf(operation), operation.operationId);

/**
 * The facts that a client needs to send one call and to read its response. One module per call, so that a chunk
 * contains only the calls it uses.
 */
export const operationSource = (operation: DocumentOperation & { method: string; path: string }): string => {
  const { operationId: id, method, path } = operation;
  const access = operation['x-access'];
  const seconds = operation['x-timeout-seconds'];
  const { source, names } = answerSource(operation);
  const facts = {
    method,
    path,
    module: operation['x-module-id'],
    ...(access === 'anyone' ? {} : { token: access === 'optional' ? 'optional' : 'required' }),
    ...(operation['x-idempotent'] ? { once: true } : {}),
    ...(seconds === USUAL_SECONDS ? {} : { seconds }),
  };
  const head = JSON.stringify(facts).slice(0, -1);
  return `${HEADING}import type { Operation } from '../operation.types.ts';\n${importsOf(names, '../schemas')}\nexport const ${id}: Operation<'${id}'> = ${head},"value":${source}};\n`;
};

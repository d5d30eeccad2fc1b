import { checkSource } from './checkSource.ts';
import type { DocumentOperation } from './document.types.ts';
import { HEADING } from './heading.ts';
import { eventOf, valueOf } from './valueOf.ts';

const USUAL_SECONDS = 10;

/** The lines that import the checks of named schemas from a folder. */
export const importsOf = (names: Iterable<string>, folder: string): string =>
  [...names]
    .sort()
    .map((name) => `import { ${name} } from '${folder}/${name}.gen.ts';\n`)
    .join('');

/** The check of what a call answers: a stream is read event by event, and left as it is until then. */
const answerSource = (operation: DocumentOperation): ReturnType<typeof checkSource> =>
  eventOf(operation) === undefined
    ? checkSource(valueOf(operation), operation.operationId)
    : { source: '"stream"', names: new Set() };

/** What a client must know to make one call and to read its answer: a module of its own, so that a chunk carries no other. */
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

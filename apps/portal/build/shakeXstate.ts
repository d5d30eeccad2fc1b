import { parseSync, Visitor, type Plugin } from 'vite';

const XSTATE = /\/xstate\/dist\/[\w.-]+\.esm\.js$/;
const WORDS_KEPT = 3;

/** The charts' library without what keeps a chart for later or describes it, its developer tools, and actions that no chart has. */
function shakable(source: string): string {
  return source
    .replaceAll(
      /^ {2}(?:getPersistedSnapshot|restoreSnapshot|resolveState|toJSON|attachDevTools|get definition)\([^]*?^ {2}\}$/gm,
      '',
    )
    .replaceAll(/^ {4}this\.(?:getPersistedSnapshot|restoreSnapshot) = .*\.bind\(this\);$/gm, '')
    .replaceAll(/^ {4}if \(this\.options\.devTools\) \{[^]*?^ {4}\}$/gm, '')
    .replaceAll(/^ {4}(?:log|cancel|stopChild|emit|spawnChild),$/gm, '');
}

/** The first words of each error: they name the place; all of them are told where charts are written, by tests and in development. */
function withShortErrors(source: string, path: string): string {
  const short: { start: number; end: number; text: string }[] = [];
  new Visitor({
    NewExpression: ({ callee, arguments: [message] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'Error' || message === undefined) return;
      const text = message.type === 'TemplateLiteral' ? message.quasis[0]?.value.cooked : undefined;
      const said = message.type === 'Literal' ? message.value : text;
      if (typeof said !== 'string') return;
      const words = said.split(' ').slice(0, WORDS_KEPT).join(' ');
      short.push({ start: message.start, end: message.end, text: JSON.stringify(words) });
    },
  }).visit(parseSync(path, source).program);
  return short.reduceRight((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
}

/**
 * xstate's classes carry methods that the portal never calls, and `setup` answers every maker of actions there is: a bundler
 * has to keep them all. A chart lives no longer than its page, and takes its makers of actions by name.
 */
export function shakeXstate(): Plugin {
  return {
    name: 'baize:shake-xstate',
    apply: 'build',
    transform: {
      filter: { id: XSTATE },
      handler: (code, id) => ({ code: withShortErrors(shakable(code), id), map: null }),
    },
  };
}

import { parseSync, Visitor, type Plugin } from 'vite';

const XSTATE = /\/xstate\/dist\/[\w.-]+\.esm\.js$/;
const WORDS_KEPT = 3;

/**
 * Parts of the library that our charts never use: each pattern is removed, or replaced by the text beside it. A test
 * requires that the installed version has each of them.
 */
export const xstateCuts: readonly (readonly [find: RegExp, replacement?: string])[] = [
  // Charts are not persisted or described, and have no developer tools.
  [/^ {2}(?:getPersistedSnapshot|restoreSnapshot|resolveState|toJSON|attachDevTools|get definition)\([^]*?^ {2}\}$/gm],
  [/^ {4}this\.(?:getPersistedSnapshot|restoreSnapshot) = .*\.bind\(this\);$/gm],
  [/^ {4}if \(this\.options\.devTools\) \{[^]*?^ {4}\}$/gm],
  [/^( +)toJSON(?:\(\)|: \(\) =>) \(?\{[^]*?^\1\}\)?,?$/gm],
  [/^ +(?:hasTag|can|getMeta|toJSON): machineSnapshot\w+,?$/gm],
  [/^ {4}this\.(?:meta|description|tags|history|version|schemas|events) = .*;$/gm],
  [/^ {4}(?:meta|description): typeof _target .*,$/gm],
  [/^ {4}tags: new Set\(config\._nodes.*$/gm],
  [/^ {2}get (?:on|events|ownEvents)\(\) \{[^]*?^ {2}\}$/gm],
  [/^ {4}this\.\w+ = void 0;$/gm],
  // Removes the inspection of actors and microsteps, which the portal does not use.
  [/^( +)(?:system|(?:this|this\._actorScope|actorScope)\.system)\._sendInspectionEvent\(\{[^]*?^\1\}\);$/gm],
  [/^ {2}const sendInspectionEvent = [^]*?^ {2}\};$/gm],
  [/^ {4}_sendInspectionEvent: .*,$/gm],
  [/^ {4}if \(inspect && [^]*?^ {4}\}$/gm],
  [/^ {2}function addMicrostep\([^]*?^ {2}\}$/gm],
  [/^ +addMicrostep\(.*\);$/gm],
  [/^ {2}microstep\([^]*?^ {2}\}$/gm],
  // Removes the registry of actors and the sync of snapshots: only its parent knows an actor, and learns only its end.
  [/^ {4}(?:_register|_unregister|get|getAll|_set|inspect): \w+ => \{[^]*?^ {4}\},$/gm],
  [/^ {4}_register: \(sessionId, [^]*?^ {4}\},$/gm],
  [/^ {4}(?:get|getAll|_set): \([^]*?^ {4}\},$/gm],
  [/^ {4}if \((?:this\.)?systemId\b[^]*?^ {4}\}$/gm],
  [/^ {4}this\.system\._(?:un)?register\(.*\);$/gm],
  [/^ {2}unregisterRecursively\(actorScope, actorRef\);$/gm],
  [/^ {4}if \(this\._syncSnapshot\) \{[^]*?^ {4}\}$/gm],
  [/^ {4}if \(invokeDef\.onSnapshot\) \{[^]*?^ {4}\}$/gm],
  [/^ {2}(?:on|select)\([^]*?^ {2}\}$/gm],
  [/^ {6}emit: emittedEvent => \{[^]*?^ {6}\},$/gm],
  [/^ +this\.eventListeners\b.*;$/gm],
  // Charts have no history states, routes or parallel states.
  [/(?<!function )isHistoryNode\(\w+\)/g, 'false'],
  [/\w+\.type === 'history'/g, 'false'],
  [/\w+\.type !== 'history'/g, 'true'],
  [/^ {2}for \(const exitStateNode of [^]*?^ {2}\}$/gm],
  [/\w+\??\.type === 'parallel'/g, 'false'],
  [/(?<!function )transitionParallelNode\(.*\);$/gm, 'stateNode.next(snapshot, event);'],
  [/^ {4}formatRouteTransitions\(this\.root\);$/gm],
  // Charts invoke their actors, and use no other action creators of `setup`.
  [/^ {4}spawn: createSpawner\(.*\),$/gm],
  [/^ {4}(?:log|cancel|stopChild|enqueueActions|emit|spawnChild),$/gm],
  [/^ {4}create(?:StateConfig|Action): .*,$/gm],
  [/^ {4}extend: extended => setup\(\{[^]*?^ {4}\}\)$/gm],
];

/** The source of xstate without the parts that our charts never use. */
const shakable = (source: string): string =>
  xstateCuts.reduce((code, [find, replacement = '']) => code.replaceAll(find, replacement), source);

/** Cuts error messages to their first words, which name the place. Tests and development keep them whole. */
const withShortErrors = (source: string, path: string): string => {
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
};

/**
 * xstate's classes have methods that the portal never calls, and `setup` returns every action creator, so that a
 * bundler has to keep them all. Our charts live no longer than their page, and import action creators by name.
 */
export const shakeXstate = (): Plugin => ({
  name: 'baize:shake-xstate',
  apply: 'build',
  transform: {
    filter: { id: XSTATE },
    handler: (code, id) => ({ code: withShortErrors(shakable(code), id), map: null }),
  },
});

import type { Plugin } from 'vite';

const XSTATE = /\/xstate\/dist\/[\w.-]+\.esm\.js$/;

/** The charts' library without what keeps a chart for later, its developer tools, and actions that no chart has. */
function shakable(source: string): string {
  return source
    .replaceAll(/^ {2}(?:getPersistedSnapshot|restoreSnapshot|resolveState|toJSON|attachDevTools)\([^]*?^ {2}\}$/gm, '')
    .replaceAll(/^ {4}this\.(?:getPersistedSnapshot|restoreSnapshot) = .*\.bind\(this\);$/gm, '')
    .replaceAll(/^ {4}if \(this\.options\.devTools\) \{[^]*?^ {4}\}$/gm, '')
    .replaceAll(/^ {4}(?:log|cancel|stopChild|emit|spawnChild),$/gm, '');
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
      handler: (code) => ({ code: shakable(code), map: null }),
    },
  };
}

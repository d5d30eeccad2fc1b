import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/\w+\/[\w-]+\.mjs$/;

/** The router's source as a bundler can leave out of it what nobody imports, and without its warnings to developers. */
function shakable(source: string): string {
  return source
    .replaceAll(/\b(React\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;');
}

/**
 * react-router is one module whose forms, scroll restoration and server documents stay in every bundle: each is made by a
 * call that is not marked as free of side effects.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'baize:shake-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: shakable(code), map: null }),
    },
  };
}

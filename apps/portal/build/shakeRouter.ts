import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/\w+\/[\w-]+\.mjs$/;

/**
 * The router's source as a bundler can leave out of it what nobody imports, without what it says to developers alone, and
 * without the routers that load data, of which the portal has none.
 */
function shakable(source: string): string {
  return source
    .replaceAll(/\b(React\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ $1')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{[^]*?^\});$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replaceAll(
      /^var (\w+) = (Object\.getOwnPropertyNames\(.*\)|new Set\(.*\));$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replaceAll(/^\w+\.contextType = \w+;$/gm, '')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^\s*warning\([^]*?\);$/gm, '')
    .replaceAll(
      /^(\s*invariant\([^]*?),\s*(?:\/\/.*\s*)*(?:`[^`]*`|"[^"]*"|getInvalidPathError\([^)]*\))\s*\);$/gm,
      '$1);',
    )
    .replaceAll('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()');
}

/**
 * react-router is one module whose forms, scroll restoration and server documents stay in every bundle: each is made by a
 * call, or a class of React's, that is not marked as free of side effects.
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

import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/\w+\/[\w-]+\.mjs$/;

/**
 * The router's source made tree-shakable, without messages for developers and without the data routers, which the
 * portal does not use.
 */
const shakable = (source: string): string =>
  source
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

/**
 * Makes react-router tree-shakable. It is one module, and its forms, scroll restoration and server documents are made
 * by calls or React classes that are not marked as pure. A bundler would keep them all.
 */
export const shakeRouter = (): Plugin => ({
  name: 'baize:shake-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: shakable(code), map: null }),
  },
});

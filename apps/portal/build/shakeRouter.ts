import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/\w+\/[\w-]+\.mjs$/;

/** Replacements in the router's source, in this order. A test requires that the installed version has each of them. */
export const routerCuts: readonly (readonly [find: RegExp, replacement: string])[] = [
  // Marks calls and classes as pure.
  [/\b(React\d*\.(?:forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ $1'],
  [/^var (\w+) = (class extends React\d*\.Component \{[^]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();'],
  [/^var (\w+) = (Object\.getOwnPropertyNames\(.*\)|new Set\(.*\));$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();'],
  [/^\w+\.contextType = \w+;$/gm, ''],
  // Removes names and messages for developers.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  [/^\s*warning\([^]*?\);$/gm, ''],
  [/^(\s*invariant\([^]*?),\s*(?:\/\/.*\s*)*(?:`[^`]*`|"[^"]*"|getInvalidPathError\([^)]*\))\s*\);$/gm, '$1);'],
  // Leaves out data routers, which the portal does not use.
  [/isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g, 'useNavigateUnstable()'],
];

/**
 * Makes react-router tree-shakable. It is one module, and its forms, scroll restoration and server documents are made
 * by calls or React classes that are not marked as pure. A bundler would keep them all.
 */
export const shakeRouter = (): Plugin => ({
  name: 'baize:shake-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({
      code: routerCuts.reduce((source, [find, replacement]) => source.replaceAll(find, replacement), code),
      map: null,
    }),
  },
});

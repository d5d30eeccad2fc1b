import type { Plugin } from 'vite';

const STYLED_COMPONENTS = /\/styled-components\/dist\/[\w.-]+\.js$/;

/**
 * styled-components contains rules for browsers that need vendor prefixes, used only on request. The portal never does:
 * the oldest browsers it supports need none.
 */
export const withoutPrefixes = (): Plugin => ({
  name: 'baize:without-prefixes',
  apply: 'build',
  transform: {
    filter: { id: STYLED_COMPONENTS },
    handler: (code) => ({ code: code.replaceAll(/\w+\.push\(\w+\.prefixer\)/g, 'void 0'), map: null }),
  },
});

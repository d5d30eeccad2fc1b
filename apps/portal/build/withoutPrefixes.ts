import type { Plugin } from 'vite';

const STYLED_COMPONENTS = /\/styled-components\/dist\/[\w.-]+\.js$/;

/**
 * styled-components brings rules for browsers that need vendor prefixes, and uses them only when it is asked to. The portal
 * never asks: the oldest browsers it serves need none.
 */
export function withoutPrefixes(): Plugin {
  return {
    name: 'baize:without-prefixes',
    apply: 'build',
    transform: {
      filter: { id: STYLED_COMPONENTS },
      handler: (code) => ({ code: code.replaceAll(/\w+\.push\(\w+\.prefixer\)/g, 'void 0'), map: null }),
    },
  };
}

import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../start/projectRoot.mjs';

const declaration = /\bconst\s+([A-Z]\w*)\s*=\s*styled(\.\w+|\([\w.]+\))/g;

/**
 * Gives every styled component an id from its path in the project and its name. Left alone, the ids follow module order
 * or the absolute path, and server and client, or two checkouts, disagree on class names.
 */
export function stableStyleIds(): Plugin {
  return {
    name: 'baize:stable-style-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'styled' },
      handler(code, id) {
        const path = relative(projectRoot, id.split('?')[0] ?? id)
          .split(sep)
          .join('/');
        return { code: withStyleIds(code, path), map: null };
      },
    },
  };
}

/** The source with `.withConfig({ componentId })` behind each `styled.tag` or `styled(Component)` that a const names. */
export function withStyleIds(code: string, path: string): string {
  return code.replace(
    declaration,
    (whole, name: string) => `${whole}.withConfig({ componentId: '${styleId(path, name)}' })`,
  );
}

function styleId(path: string, name: string): string {
  const digest = createHash('sha256').update(`${path}#${name}`).digest();
  return `b${digest.readUIntBE(0, 5).toString(36)}`;
}

import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../start/projectRoot.mjs';

const declaration = /\bconst\s+([A-Z]\w*)\s*=\s*styled\b/g;
const RUNTIME = '/@react-refresh';

/**
 * Keeps a styled component's identity when its file is edited, as React Refresh does for functions. Otherwise React
 * would rebuild everything inside it and lose what was typed.
 */
export function hotStyles(): Plugin {
  let isHot = false;
  return {
    name: 'baize:hot-styles',
    apply: 'serve',
    configResolved(config) {
      isHot = !config.isProduction && config.server.hmr !== false;
    },
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /\.styles\.ts$/, code: 'styled' },
      handler: (code, id) =>
        isHot ? { code: withHotStyles(code, relative(projectRoot, id).split(sep).join('/')), map: null } : undefined,
    },
  };
}

/** The source with each styled component told to React Refresh, under its path and name. */
export function withHotStyles(code: string, path: string): string {
  const names = [...code.matchAll(declaration)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) return code;
  const registered = names.map((name) => `styleRefresh.register(${name}, ${JSON.stringify(`${path} ${name}`)});`);
  return `${code}\nimport * as styleRefresh from '${RUNTIME}';\n${registered.join('\n')}\n`;
}

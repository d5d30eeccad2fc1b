import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../start/projectRoot.mjs';

const declaration = /\bconst\s+([A-Z]\w*)\s*=\s*styled\b/g;
const RUNTIME = '/@react-refresh';

/**
 * Keeps a styled component's identity across edits, as React Refresh does for functions. Otherwise React would remount
 * everything inside it and lose typed input.
 */
export const hotStyles = (): Plugin => {
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
};

/** Registers each styled component of a source with React Refresh under its path and name. */
export const withHotStyles = (code: string, path: string): string => {
  const names = [...code.matchAll(declaration)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) return code;
  const registered = names.map((name) => `styleRefresh.register(${name}, ${JSON.stringify(`${path} ${name}`)});`);
  return `${code}\nimport * as styleRefresh from '${RUNTIME}';\n${registered.join('\n')}\n`;
};

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Folders of the code that stories render, and the dependency path by which Vite resolves their packages from here. */
const shown = [
  { folder: 'apps/portal', reach: '@baize/portal' },
  { folder: 'packages/features', reach: '@baize/portal > @baize/features' },
  { folder: 'packages/gateway-sdk', reach: '@baize/portal > @baize/gateway-sdk' },
  { folder: 'packages/theme', reach: '@baize/theme' },
  { folder: 'packages/ui-kit', reach: '@baize/ui-kit' },
];

const importedPackage = /(?:from|import\() ?'((?:@[\w-]+\/)?[\w-]+)((?:\/[\w-]+)*)'/gu;
/** Macros are compiled away, and only the portal's build renders on a server: neither is loaded in the browser. */
const notInTheBrowser = /\/macro$|^react-dom\/(?:server|static)$/u;

/**
 * Packages that the stories' code imports, in the form of Vite's `optimizeDeps.include`. Vite's own scan passes every
 * import through every plugin, which adds half a minute to a cold start on two cores.
 */
export const importedByStories = (): string[] => {
  const found = new Map<string, string>();
  for (const { folder, reach } of shown) {
    const root = resolve(import.meta.dirname, '..', folder);
    const own = dependenciesOf(root);
    for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
      for (const [, name = '', path = ''] of readFileSync(resolve(root, file), 'utf8').matchAll(importedPackage)) {
        const imported = name + path;
        if (own.has(name) && !notInTheBrowser.test(imported)) found.set(imported, `${reach} > ${imported}`);
      }
    }
  }
  return [...found.values()];
};

/** Third-party dependencies of a package. Our own packages (`@baize/*`) are compiled from source. */
const dependenciesOf = (root: string): Set<string> => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  );
  return new Set(Object.keys(dependencies).filter((name) => !name.startsWith('@baize/')));
};

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The code that stories show: where it lies, and how its dependencies are reached from here. */
const shown = [
  { folder: 'apps/portal', reach: '@baize/portal' },
  { folder: 'packages/features', reach: '@baize/portal > @baize/features' },
  { folder: 'packages/gateway-sdk', reach: '@baize/portal > @baize/gateway-sdk' },
  { folder: 'packages/theme', reach: '@baize/theme' },
  { folder: 'packages/ui-kit', reach: '@baize/ui-kit' },
];

const importedPackage = /(?:from|import\() ?'((?:@[\w-]+\/)?[\w-]+)((?:\/[\w-]+)*)'/gu;
/** Macros are gone before the browser; pages are rendered on a server by the portal's build alone. */
const notInTheBrowser = /\/macro$|^react-dom\/(?:server|static)$/u;

/**
 * What the stories' code imports from elsewhere, as Vite's `optimizeDeps.include` takes it. Vite can find it out by itself,
 * but follows every import through every plugin for it, which is half a minute of a cold start on two cores.
 */
export function importedByStories(): string[] {
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
}

/** What a package depends on outside of the project: neither our packages, which are compiled as they are, nor tools. */
function dependenciesOf(root: string): Set<string> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(resolve(root, 'package.json'), 'utf8'),
  );
  return new Set(Object.keys(dependencies).filter((name) => !name.startsWith('@baize/')));
}

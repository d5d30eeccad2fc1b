import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { packageFolder } from '@baize/assembler';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Packages whose data is compiled into files of ours before the build. */
export const packagesInside = ['country-flag-icons', 'libphonenumber-js'].map((name) =>
  dirname(require.resolve(`${name}/package.json`)),
);

/** Records in `found` the folders of all third-party packages whose modules the chunks contain. */
export const noteLicenses = (found: Set<string>): Plugin => ({
  name: 'baize:note-licenses',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      for (const id of output.type === 'chunk' ? output.moduleIds : []) {
        const file = id.replace(/^\0/, '').replace(/\?.*$/s, '');
        const folder = file.includes('node_modules') ? packageFolder(file) : undefined;
        if (folder !== undefined) found.add(folder);
      }
    }
  },
});

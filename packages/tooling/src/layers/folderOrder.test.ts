import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { findUpwardImports, gatewayFolders, NEW_AREAS } from './folderOrder.ts';

const gateway = join(projectRoot, 'apps/gateway/src');
let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const upwardOf = (files: Readonly<Record<string, string>>): string[] => {
  folder = mkdtempSync(join(tmpdir(), 'baize-order-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findUpwardImports(folder, ['app', NEW_AREAS, 'wallet', 'kernel']);
};

it('finds none in the gateway', () => {
  expect(findUpwardImports(gateway, gatewayFolders)).toEqual([]);
});

it('lists folders that exist', () => {
  const missing = gatewayFolders.filter((name) => name !== NEW_AREAS && !existsSync(join(gateway, name)));
  expect(missing).toEqual([]);
});

it.each([
  ['kernel/call.ts', "import type { Wallet } from '../wallet/wallet.ts';"],
  ['kernel/call.ts', "import {\n  wallet,\n} from '../wallet/wallet.ts';"],
  ['kernel/call.ts', "export { wallet } from '../wallet/wallet.ts';"],
  ['kernel/call.ts', "const wallet = import('../wallet/wallet.ts');"],
  ['kernel/deep/call.ts', "import '../../wallet/wallet.ts';"],
  ['wallet/wallet.ts', "import '../trophies/trophies.ts';"],
  ['wallet/wallet.ts', "import '../main.ts';"],
  ['trophies/trophies.ts', "import '../badges/badges.ts';"],
])('reports an import that runs up: %s says %s', (path, code) => {
  expect(upwardOf({ [path]: code })).toEqual([expect.stringContaining(`${path} imports `)]);
});

it('lets files import what is in their folder or below it, and tests anything', () => {
  const files = {
    'main.ts': "import './app/app.ts';",
    'app/app.ts': "import '../trophies/trophies.ts';",
    'trophies/trophies.ts': "import '../wallet/wallet.ts';",
    'wallet/wallet.ts': "import './ledger.ts'; import '../kernel/call.ts';",
    'kernel/call.test.ts': "import '../wallet/wallet.ts';",
    'kernel/testing/fill.ts': "import '../../app/app.ts';",
  };
  expect(upwardOf(files)).toEqual([]);
});

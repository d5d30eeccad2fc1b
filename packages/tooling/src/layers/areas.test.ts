import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';

const foldersOf = (path: string): string[] =>
  readdirSync(join(projectRoot, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The contract's client has one folder per area with a call, named by its tag. */
const areas = foldersOf('packages/gateway-contract/client').filter((name) => name !== 'schemas');

describe('an area has one name', () => {
  it.each(areas)('%s has its folder in the gateway and in the SDK', (area) => {
    const missing = ['apps/gateway/src', 'packages/gateway-sdk/src']
      .map((layer) => `${layer}/${area}`)
      .filter((folder) => !existsSync(join(projectRoot, folder)));
    expect(missing).toEqual([]);
    const contract = ['.ts', ''].map((end) => `packages/gateway-contract/src/${area}${end}`);
    expect(contract.some((path) => existsSync(join(projectRoot, path)))).toBe(true);
  });

  it('and pages are grouped by those names', () => {
    expect(foldersOf('apps/portal/src/pages').filter((name) => !areas.includes(name))).toEqual([]);
  });
});

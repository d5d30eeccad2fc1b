import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { layerFaults, layers } from './layers.ts';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

function projectWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'baize-layers-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function lintFaults(path: string, code: string): string {
  const root = projectWith({ [path]: code });
  cpSync(join(projectRoot, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint');
  try {
    return execFileSync(oxlint, ['--allow=all', '--deny=no-restricted-imports', '.'], { cwd: root, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe('layers', () => {
  it('holds for this project', () => {
    expect(layerFaults(projectRoot)).toEqual([]);
  });

  const upwards = Object.keys(layers)
    .filter((layer) => !layer.includes('*') && layer !== 'storybook')
    .flatMap((layer) =>
      (['portal', 'storybook'] as const).filter((top) => layer !== top).map((top) => [layer, top] as const),
    );

  it.each(upwards)('%s may not depend on %s', (layer, top) => {
    const manifest = { name: `@baize/${layer}`, dependencies: { [`@baize/${top}`]: 'workspace:*' } };
    const root = projectWith({ [`packages/${layer}/package.json`]: JSON.stringify(manifest) });
    expect(layerFaults(root)).toEqual([expect.stringContaining(`@baize/${layer} may not depend on @baize/${top}`)]);
  });

  it('asks a new package for a row', () => {
    const root = projectWith({ 'packages/new/package.json': '{ "name": "@baize/new" }' });
    expect(layerFaults(root)).toEqual([expect.stringContaining('has no row')]);
  });
});

describe('restricted imports', () => {
  it.each([
    ['packages/domain/src/money/a.ts', "import 'zod';"],
    ['packages/gateway-sdk/src/a.ts', "import '@baize/gateway-contract';"],
    ['packages/gateway-sdk/src/a.ts', "import 'react';"],
    ['packages/features/src/launch/a.ts', "import { x } from '../session/session.rules.ts';"],
    ['packages/features/src/session/login/a.ts', "import { x } from '../../launch/launch.rules.ts';"],
    ['packages/features/src/session/a.ts', "import 'react-dom';"],
    ['packages/features/src/session/a.ts', "import 'styled-components';"],
    ['packages/ui-kit/src/Button/a.tsx', "import 'react-router-dom';"],
    ['packages/ui-kit/src/Button/a.tsx', "import '@lingui/react';"],
    ['apps/portal/src/pages/home/a.tsx', "import '@hono/zod-openapi';"],
    ['apps/portal/src/pages/home/a.tsx', "import { useLocation } from 'react-router-dom';"],
    ['apps/portal/src/pages/home/a.tsx', "import { useQuery } from '@tanstack/react-query';"],
    ['apps/portal/src/pages/home/a.tsx', "import { createGateway } from '@baize/gateway-sdk';"],
  ])('%s may not say %s', (path, code) => {
    expect(lintFaults(path, code)).toContain('no-restricted-imports');
  });

  it('lets each layer import what it is made of', () => {
    expect(
      lintFaults('packages/features/src/launch/a.ts', "import { useGateway } from '../app/index.ts'; useGateway();"),
    ).not.toContain('no-restricted-imports');
    expect(
      lintFaults('packages/features/src/session/login/a.ts', "import { x } from '../../verification/index.ts'; x();"),
    ).not.toContain('no-restricted-imports');
    expect(
      lintFaults('apps/portal/src/app/a.ts', "import { createGateway } from '@baize/gateway-sdk'; createGateway();"),
    ).not.toContain('no-restricted-imports');
  });
});

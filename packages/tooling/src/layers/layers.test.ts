import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { findLayerViolations, layers } from './layers.ts';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const projectWith = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'baize-layers-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};

const place = (folder: string, index: number) => `${folder}/import${index}.tsx`;

/** Lints one file per import in a single run; returns which imports are rejected. */
const refusedOf = (imports: readonly (readonly [folder: string, code: string])[]): boolean[] => {
  const root = projectWith(Object.fromEntries(imports.map(([folder, code], index) => [place(folder, index), code])));
  cpSync(join(projectRoot, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--allow=all', '--deny=no-restricted-imports', '--format=unix', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'));
  return imports.map(([folder], index) => lines.some((line) => line.startsWith(`${place(folder, index)}:`)));
};

describe('layers', () => {
  it('holds for this project', () => {
    expect(findLayerViolations(projectRoot)).toEqual([]);
  });

  const upwards = Object.keys(layers)
    .filter((layer) => !layer.includes('*') && layer !== 'storybook')
    .flatMap((layer) =>
      (['portal', 'storybook'] as const).filter((top) => layer !== top).map((top) => [layer, top] as const),
    );

  it.each(upwards)('%s may not depend on %s', (layer, top) => {
    const manifest = { name: `@baize/${layer}`, dependencies: { [`@baize/${top}`]: 'workspace:*' } };
    const root = projectWith({ [`packages/${layer}/package.json`]: JSON.stringify(manifest) });
    expect(findLayerViolations(root)).toEqual([
      expect.stringContaining(`@baize/${layer} may not depend on @baize/${top}`),
    ]);
  });

  it('holds for what is only there in development, and for Storybook', () => {
    const upwards = { devDependencies: { '@baize/portal': 'workspace:*' } };
    const root = projectWith({
      'packages/domain/package.json': JSON.stringify({ name: '@baize/domain', ...upwards }),
      '.storybook/package.json': JSON.stringify({ name: '@baize/storybook', dependencies: { '@baize/edge': '*' } }),
    });
    expect(findLayerViolations(root)).toEqual([
      expect.stringContaining('@baize/domain may not depend on @baize/portal'),
      expect.stringContaining('@baize/storybook may not depend on @baize/edge'),
    ]);
  });

  it('reports a package without a row', () => {
    const root = projectWith({ 'packages/new/package.json': '{ "name": "@baize/new" }' });
    expect(findLayerViolations(root)).toEqual([expect.stringContaining('has no row')]);
  });
});

const refused = [
  ['packages/domain/src/money', "import 'zod';"],
  ['packages/gateway-sdk/src', "import '@baize/gateway-contract';"],
  ['packages/gateway-sdk/src', "import 'react';"],
  ['packages/features/src/launch', "import { x } from '../session/session.rules.ts';"],
  ['packages/features/src/session/login', "import { x } from '../../launch/launch.rules.ts';"],
  ['packages/features/src/session', "import 'react-dom';"],
  ['packages/features/src/session', "import 'styled-components';"],
  ['packages/ui-kit/src/Button', "import 'react-router-dom';"],
  ['packages/ui-kit/src/Button', "import '@lingui/react';"],
  ['apps/portal/src/pages/home', "import '@hono/zod-openapi';"],
  ['apps/portal/src/pages/home', "import { useLocation } from 'react-router-dom';"],
  ['apps/portal/src/pages/home', "import { useQuery } from '@tanstack/react-query';"],
  ['apps/portal/src/pages/home', "import { createGateway } from '@baize/gateway-sdk';"],
] as const;

/** Imports that each layer needs and may use. */
const allowed = [
  ['packages/features/src/launch', "import { useGateway } from '../app/index.ts'; useGateway();"],
  ['packages/features/src/session/login', "import { x } from '../../verification/index.ts'; x();"],
  ['apps/portal/src/app', "import { createGateway } from '@baize/gateway-sdk'; createGateway();"],
] as const;

describe('restricted imports', () => {
  let found: readonly boolean[] = [];
  beforeAll(() => {
    found = refusedOf([...refused, ...allowed]);
  });

  it.each(refused.map(([folder, code], index) => [folder, code, index] as const))(
    '%s may not say %s',
    (_folder, _code, index) => {
      expect(found[index]).toBe(true);
    },
  );

  it('lets each layer import what it needs', () => {
    expect(found.slice(refused.length)).toEqual(allowed.map(() => false));
  });
});

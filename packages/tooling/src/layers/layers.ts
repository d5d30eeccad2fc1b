import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages that each layer may import, downwards only: the only copy of the layer table. A test compares it with every
 * `package.json`, and `turbo boundaries` refuses imports that a `package.json` does not name.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  'gateway-contract': ['domain'],
  'contract-codegen': [],
  'gateway-sdk': ['domain', 'gateway-contract'],
  features: ['domain', 'gateway-sdk'],
  theme: [],
  'theme-*': ['theme'],
  'ui-kit': ['theme'],
  tenant: ['domain', 'theme', 'theme-*'],
  assembler: ['domain', 'theme', 'tenant'],
  worlds: ['domain', 'gateway-contract', 'tenant'],
  service: [],
  tooling: ['service'],
  'sandbox-art': ['tooling'],
  portal: ['domain', 'gateway-sdk', 'theme', 'ui-kit', 'features', 'tenant'],
  gateway: ['domain', 'gateway-contract', 'sandbox-art', 'service', 'tenant', 'worlds'],
  vendor: ['domain', 'service'],
  payments: ['domain', 'service'],
  edge: ['domain', 'service', 'tenant', 'assembler'],
  baize: ['domain', 'tenant', 'assembler'],
  e2e: ['domain', 'worlds'],
  storybook: [
    'domain',
    'gateway-sdk',
    'theme',
    'theme-*',
    'ui-kit',
    'features',
    'tenant',
    'assembler',
    'portal',
    'gateway',
    'worlds',
  ],
};

/** Packages for builds and tests only, never for shipped code. */
const forDevelopment = ['tooling', 'contract-codegen'];
const developmentOnly: Readonly<Record<string, readonly string[]>> = {
  portal: ['assembler', 'edge', 'worlds'],
  gateway: ['theme'],
  e2e: forDevelopment,
  storybook: forDevelopment,
};

type Manifest = {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** Imports between packages that the table forbids, as sentences with the package and the fix. */
export const findLayerViolations = (root: string): string[] =>
  packageFolders(root).flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const name = manifest.name.replace('@baize/', '');
    const allowed = layers[layerOf(name)];
    if (allowed === undefined)
      return [`${manifest.name} has no row in the layer table (packages/tooling/src/layers/layers.ts).`];
    const inDevelopment = [...allowed, ...forDevelopment, ...(developmentOnly[name] ?? [])];
    return [
      ...violationsOf(manifest.name, manifest.dependencies, [
        ...allowed,
        ...(name === 'e2e' || name === 'storybook' ? forDevelopment : []),
      ]),
      ...violationsOf(manifest.name, manifest.devDependencies, inDevelopment),
    ];
  });

const violationsOf = (
  name: string,
  dependencies: Readonly<Record<string, string>> | undefined,
  allowed: readonly string[],
): string[] =>
  Object.keys(dependencies ?? {})
    .filter((other) => other.startsWith('@baize/'))
    .map((other) => other.replace('@baize/', ''))
    .filter((other) => !allowed.includes(layerOf(other)))
    .map(
      (other) =>
        `${name} may not depend on @baize/${other}. Pass in what it needs, or move the shared part down a layer.`,
    );

const layerOf = (name: string): string => (name.startsWith('theme-') ? 'theme-*' : name);

const packageFolders = (root: string): string[] =>
  ['packages', 'apps']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .concat(join(root, '.storybook'))
    .filter((folder) => existsSync(join(folder, 'package.json')));

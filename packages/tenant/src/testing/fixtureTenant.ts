import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flatPng } from './flatPng.ts';

const drawing = (color: string, width = 64, height = 64) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`;

/** Default content of a fixture's `tenant.json`. */
export const fixtureTenantFile = (name: string): Record<string, unknown> => ({
  format: 1,
  brandName: `Brand ${name}`,
  languages: ['EN', 'AR'],
  defaultLanguage: 'EN',
  theme: 'lacquer',
  defaultScheme: 'dark',
  domains: [`${name}.example`],
  supportEmail: `help@${name}.example`,
  customerService: `https://${name}.example/help`,
  minimumAge: 21,
  origins: { frames: ['https://games.example'], images: ['https://cdn.example'], chat: [] },
  navigation: ['home'],
});

const words = (suffix = '') =>
  ['title', 'line'].map((part) => `msgid "banner.w_home.first.${part}"\nmsgstr "A ${part}${suffix}"`).join('\n\n');

/** Writes a valid tenant folder; `changes` adds or replaces files by path. */
export const writeFixtureTenant = async (
  tenantsDir: string,
  name: string,
  changes: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> => {
  const dir = join(tenantsDir, name);
  const files: Record<string, string | Uint8Array> = {
    'tenant.json': JSON.stringify(fixtureTenantFile(name)),
    'brand/logo.svg': drawing('#123', 120, 32),
    'brand/logo-dark.svg': drawing('#eee', 120, 32),
    'brand/favicon.svg': drawing('#c33'),
    'brand/icon.png': flatPng(512, 512),
    'brand/share.png': flatPng(1200, 630),
    'banners/banners.json': '{"w_home":[{"id":"first","image":"first.svg"}]}',
    'banners/w_home/first.svg': drawing('#456', 1680, 720),
    'messages/EN.po': words(),
    'messages/AR.po': words(' AR'),
    ...changes,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  return dir;
};

import { themeIds } from '@baize/tenant';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '../release/manifestSchema.ts';

const manifest: ReleaseManifest = {
  format: 1,
  id: 'fixture',
  entry: { script: 'main-1.js', styles: [], preload: ['react-1.js'], otherPages: ['pages-1.js'] },
  routes: {
    home: { paths: ['/', '/home'], chunks: ['home-1.js'] },
    member: { paths: ['/member'], chunks: [] },
    down: { paths: ['/down', '/App'], chunks: [], label: 'navigation.down' },
    promotions: { paths: ['/promotions'], chunks: [], label: 'navigation.promotions' },
  },
  csp: { scripts: [], styles: [] },
  messages: {
    'site.title': ['brandName'],
    'site.description': [],
    'home.games': ['count'],
    'help.age': ['minimumAge'],
  },
  tokens: ['surface-page'],
  bannerGroups: ['w_home'],
  languages: ['EN', 'AR'],
  themes: [...themeIds],
};

const catalogs = {
  'EN/site': {
    'site.title': [['brandName'], ' & friends'],
    'site.description': ['Games and lottery.'],
    'site.oldBrowser': ['Please use a newer browser.'],
    'site.promotions': ['What ', ['brandName'], ' offers.'],
  },
  'EN/shell': {
    'help.age': ['From ', ['minimumAge'], ' on.'],
    'navigation.down': ['Get the app'],
    'navigation.promotions': ['Promotions & more'],
  },
  'EN/catalogue': {
    'home.games': [['count', 'plural', { one: ['# game'], other: ['# games of ', ['brandName']] }]],
  },
  'AR/site': { 'site.title': ['أهلًا في ', ['brandName']] },
  'AR/shell': { 'help.age': ['من ', ['minimumAge']] },
};

const entry = `export async function renderShell({ document, language, messages, page }) {
  const heading = page === 'home' ? '<h1>' + messages['help.age'].flat().join('') + '</h1>' : '<main></main>';
  return { html: heading, styles: '.a{color:var(--text)}', styleAttributes: { 'data-styled': 'true' }, usedMessages: page === 'home' ? ['help.age', 'not.there'] : [] };
}
`;

/** Writes a small release of the real format, with static markup instead of React. */
export const writeFixtureRelease = async (
  dir: string,
  changes: Readonly<Record<string, string>> = {},
  facts: Partial<ReleaseManifest> = {},
): Promise<void> => {
  const files: Record<string, string> = {
    'release.json': JSON.stringify({ ...manifest, ...facts }),
    'boot.js': 'document.documentElement.dataset.boot="1"',
    'licenses.json': JSON.stringify(['react 1.0.0\nLicence: MIT']),
    'server/entry.js': entry,
    'server/package.json': '{"type":"module"}',
    'client/main-1.js': 'console.log("main")',
    'client/react-1.js': 'console.log("react")',
    'client/home-1.js': 'console.log("home")',
    ...Object.fromEntries(
      Object.entries(catalogs).map(([name, messages]) => [`catalogs/${name}.json`, JSON.stringify(messages)]),
    ),
    ...changes,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
};

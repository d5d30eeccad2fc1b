import { languages, type LanguageCode } from '@baize/domain/languages';
import { findBrowser } from '@baize/tooling/browser';
import { projectRoot } from '@baize/tooling/project-root';
import { freePorts, startServices } from '@baize/tooling/services';
import { chromium, type Browser } from '@playwright/test';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readSites, type Site } from './surroundings/sites.ts';

// Retakes each screenshot in docs/pictures. File names state the content: `<site>-<page>[-dark|-light][-rtl].webp`.

const { values } = parseArgs({
  options: {
    /** Folder to write to. */
    to: { type: 'string' },
    /** Name of the only screenshot to take. */
    only: { type: 'string' },
  },
});
const pictures = join(projectRoot, 'docs/pictures');
const folder = values.to ?? pictures;
const sitesFolder = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');
const paths: Readonly<Record<string, string>> = {
  home: '/',
  login: '/login',
  slots: '/rng',
  live: '/live',
  app: '/down',
};
const VIEW = { width: 1440, height: 900 };
const QUALITY = 82;

/** The language of a screenshot: English, or the site's right-to-left language. */
const languageOf = (site: Site, traits: readonly string[]): LanguageCode => {
  if (!traits.includes('rtl')) return 'EN';
  const code = site.languages.find((each) => languages[each].direction === 'rtl');
  if (code === undefined) throw new Error(`${site.id} has no language that is written from right to left.`);
  return code;
};

const takePicture = async (browser: Browser, name: string, sites: readonly Site[], edge: number): Promise<void> => {
  const [id, page = '', ...traits] = name.split('-');
  const [site, path] = [sites.find((each) => each.id === id), paths[page]];
  if (site === undefined || path === undefined) throw new Error(`${name}.webp names no site, or none of its pages.`);
  const scheme = traits.find((each) => each === 'dark' || each === 'light');
  const context = await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  if (scheme !== undefined) await tab.addInitScript((value) => localStorage.setItem('scheme', value), scheme);
  await tab.goto(`http://${site.id}.localhost:${edge}${path}?lang=${languageOf(site, traits)}`);
  // The first mouse move loads deferred parts, such as the header's tools.
  await tab.mouse.move(1, 1);
  await tab.waitForLoadState('networkidle');
  const picture = await tab.screenshot();
  await sharp(picture)
    .webp({ quality: QUALITY })
    .toFile(join(folder, `${name}.webp`));
  process.stdout.write(`${name}.webp\n`);
  await context.close();
};

const all = (await readdir(pictures)).filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -5));
const names = all.filter((name) => values.only === undefined || name === values.only);
if (names.length === 0) throw new Error(`There is no picture “${values.only ?? ''}”. Pictures: ${all.join(', ')}`);
await mkdir(folder, { recursive: true });
const data = await mkdtemp(join(tmpdir(), 'baize-pictures-'));
const ports = await freePorts();
const environment = { BAIZE_DATA: data, BAIZE_SITES: sitesFolder, DATABASE_URL: '' };
const services = await startServices(['gateway', 'vendor', 'payments', 'edge'], ports, environment);
const browser = await chromium.launch(await findBrowser('every script'));
try {
  for (const name of names) await takePicture(browser, name, readSites(sitesFolder), ports.edge);
} finally {
  await browser.close();
  await services.stop();
  await rm(data, { recursive: true, force: true });
}

import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '@baize/tooling/browser';
import { projectRoot } from '@baize/tooling/project-root';
import { freePorts, startServices } from '@baize/tooling/services';
import { chromium, type Browser } from 'playwright';
import {
  ENTRIES,
  ENTRY_POPUP,
  FIRST_LOAD,
  PAGE_IN_ALL,
  routeLimit,
  SCRIPT_UNTIL_GAMES,
  scriptUntilHeading,
} from './limits.ts';
import { measureSizes } from './measureSizes.ts';
import { FIRST_GAME, measureWeight } from './measureWeight.ts';

// Checks the transferred bytes of every merchant's site against the limits, since bytes are the same on any machine.
// Exits with 1 when one is exceeded.

/** Heading of a page other than home; the frame has none like it. */
const HEADING = 'main h1';

type Figure = {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
};

const siteAddress = (site: string, edge: number): string => `http://${site}.localhost:${edge}`;

const figuresOfHome = async (browser: Browser, site: string, edge: number): Promise<Figure[]> => {
  const { all, scriptUntil } = await measureWeight(browser, `${siteAddress(site, edge)}/`, FIRST_GAME);
  return [
    { name: `${site}: script until the first games`, bytes: scriptUntil, limit: SCRIPT_UNTIL_GAMES },
    { name: `${site}: home in all on a phone`, bytes: all, limit: PAGE_IN_ALL },
  ];
};

const figureOfPopup = async (browser: Browser, site: string, edge: number): Promise<Figure[]> => {
  const address = `${siteAddress(site, edge)}/`;
  const home = await measureWeight(browser, address, FIRST_GAME);
  const both = await measureWeight(browser, address, FIRST_GAME, true);
  return [{ name: `${site}: the entry popup, on top of home`, bytes: both.all - home.all, limit: ENTRY_POPUP }];
};

const figuresOfPage = async (browser: Browser, site: string, edge: number, page: string): Promise<Figure[]> => {
  const { all, scriptUntil } = await measureWeight(browser, `${siteAddress(site, edge)}/${page}`, HEADING);
  return [
    { name: `${site}: script until the heading of /${page}`, bytes: scriptUntil, limit: scriptUntilHeading(page) },
    { name: `${site}: /${page} in all on a phone`, bytes: all, limit: PAGE_IN_ALL },
  ];
};

const figuresOfSites = async (): Promise<Figure[]> => {
  const folder = process.env['BAIZE_SITES'] ?? join(projectRoot, 'dist/sites');
  const sites = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')))
    : [];
  const [first] = sites;
  if (first === undefined) throw new Error(`There is no site in ${folder}. Assemble one: npm run baize -- assemble`);
  const ports = await freePorts();
  const data = await mkdtemp(join(tmpdir(), 'baize-bytes-'));
  const environment = { BAIZE_DATA: data, DATABASE_URL: '', BAIZE_SITES: folder };
  const services = await startServices(['gateway', 'vendor', 'edge'], ports, environment);
  const browser = await chromium.launch(await findBrowser('latin only'));
  try {
    const homes = sites.map((site) => figuresOfHome(browser, site, ports.edge));
    // The other pages differ between merchants in pictures only: one site is enough.
    const pages = ENTRIES.map((page) => figuresOfPage(browser, first, ports.edge, page));
    const together = (await Promise.all([...homes, ...pages])).flat();
    // A difference of two loads: each has the machine to itself.
    return [...together, ...(await figureOfPopup(browser, first, ports.edge))];
  } finally {
    await browser.close();
    await services.stop();
    await rm(data, { recursive: true, force: true });
  }
};

const { home, routes } = await measureSizes();
const figures: Figure[] = [
  { name: 'script of the first load', bytes: home, limit: FIRST_LOAD },
  ...routes.map(({ name, bytes }) => ({ name: `route ${name}`, bytes, limit: routeLimit(name) })),
  ...(await figuresOfSites()),
];
const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
for (const { name, bytes, limit } of figures) {
  const exceeded = bytes > limit ? '  EXCEEDED' : '';
  process.stdout.write(`${inKilobytes(bytes)} KB of ${inKilobytes(limit)}  ${name}${exceeded}\n`);
}
if (figures.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;

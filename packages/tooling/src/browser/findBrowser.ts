import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { pinnedFonts, type FontSet } from '../fonts/pinnedFonts.ts';
import { registryChromium } from './registryChromium.ts';

/** Options for Playwright's `launch`: Chromium's path, its flags and its environment. */
export type Browser = {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
};

const installedElsewhere = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const quietFlags = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/**
 * Finds the Chromium for tests, with pinned fonts: installed browsers and fonts have no effect. CHROMIUM_PATH overrides
 * it. Where the npm registry has no build (macOS, Windows, ARM), an installed Chromium is used.
 */
export const findBrowser = async (fonts: FontSet = 'every script'): Promise<Browser> => {
  const [{ executablePath, libraries }, fontsFile] = await Promise.all([findChromium(), pinnedFonts(fonts)]);
  return {
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quietFlags] : quietFlags,
    env: {
      ...definedOnly(process.env),
      FONTCONFIG_FILE: fontsFile,
      // Without a font in CSS, fontconfig prefers fonts of the machine's language.
      LC_ALL: 'en_US.UTF-8',
      ...(libraries === undefined ? {} : { LD_LIBRARY_PATH: libraries }),
    },
  };
};

const findChromium = async (): Promise<{ executablePath: string; libraries?: string }> => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return { executablePath: named };
    throw new Error(
      `CHROMIUM_PATH names ${named}, where there is no file. Correct it, or unset it to use the project's own browser.`,
    );
  }
  if (process.platform === 'linux' && process.arch === 'x64') return registryChromium();
  const installed = [chromium.executablePath(), ...installedElsewhere].find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed };
  throw new Error(
    `The npm registry carries no Chromium for ${process.platform}-${process.arch}. Install one with "npx playwright install chromium", or name one in CHROMIUM_PATH.`,
  );
};

const definedOnly = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

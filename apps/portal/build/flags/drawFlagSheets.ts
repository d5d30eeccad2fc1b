import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';

const require = createRequire(import.meta.url);
const WIDTH = 600;
const HEIGHT = 400;
const CREDIT = '<!-- Flags of country-flag-icons, MIT licence, Copyright (c) 2020 @catamphetamine -->';

/** The flags of all territories: one SVG sheet per two neighbouring first letters, with one view per flag. */
export const drawFlagSheets = (): Map<string, string> => {
  const folder = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');
  const sheets = new Map<string, string>();
  const codes = readdirSync(folder)
    .flatMap((file) => /^([A-Z]{2})\.svg$/.exec(file)?.[1] ?? [])
    .toSorted();
  const names = [...new Set(codes.map(sheetOf))];
  for (const name of names) {
    const flags = codes
      .filter((code) => sheetOf(code) === name)
      .map((code, place) => placed(code, readFileSync(join(folder, `${code}.svg`), 'utf8').trim(), place * WIDTH * 2));
    sheets.set(`${name}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">${CREDIT}\n${flags.join('\n')}\n</svg>\n`);
  }
  return sheets;
};

const sheetOf = (code: string): string => {
  const letter = code.charCodeAt(0);
  const first = letter - ((letter - 65) % 2);
  return String.fromCharCode(first, first + 1);
};

const placed = (code: string, flag: string, x: number): string =>
  `<view id="${code}" viewBox="${x} 0 ${WIDTH} ${HEIGHT}"/>${flag.replace(
    '<svg xmlns="http://www.w3.org/2000/svg"',
    `<svg x="${x}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`,
  )}`;

import { expect, test } from 'vitest';
import { parseTheme } from '../compose/parseTheme.ts';
import { fromHex, paint } from '../palette/color.ts';
import { plainTheme } from '../testing/plainTheme.ts';
import type { ColorName } from '../theme/theme.types.ts';
import { measureContrast } from './measureContrast.ts';

const { shown } = parseTheme(plainTheme).colors.light;

const paintOf = (hex: string) => {
  const color = fromHex(hex);
  if (color === undefined) throw new Error(`${hex} is not a colour`);
  return paint(color);
};

const textOnPage = (text: string, page: string) => {
  const colors = new Map([...shown, ['text', paintOf(text)], ['surface-page', paintOf(page)]] as const);
  return measureContrast('light', colors).find(
    ({ pair }) => pair.foreground === 'text' && pair.background === 'surface-page',
  );
};

test('a measure has both colours, the ratio and what it is measured against', () => {
  expect(textOnPage('#000', '#fff')).toEqual({
    pair: { foreground: 'text', background: 'surface-page', use: 'text' },
    scheme: 'light',
    foregroundColor: '#000000',
    backgroundColor: '#ffffff',
    ratio: 21,
    minimum: 4.5,
    passes: true,
  });
});

test('a ratio is cut, never rounded up to a minimum that is not met', () => {
  // The lightest grey that fails: its ratio is 4.478.
  expect(textOnPage('#777777', '#ffffff')).toMatchObject({ ratio: 4.47, passes: false });
  expect(textOnPage('#767676', '#ffffff')).toMatchObject({ ratio: 4.54, passes: true });
});

test('a theme without a colour of the table throws an error with its name', () => {
  const colors = new Map([...shown].filter(([name]) => name !== ('skeleton' satisfies ColorName)));
  expect(() => measureContrast('dark', colors)).toThrow('The colour skeleton was never read');
});

import { expect, test } from 'vitest';
import { bannerRule } from './bannerShapes.ts';

const fits = (...[group, form, name]: Parameters<typeof bannerRule>) => {
  const { fits: judge } = bannerRule(group, form, name);
  return (width: number, height: number) => judge?.({ width, height });
};

test('banners are 21:9, 3:4 beside a form and 4:5 on narrow screens, within three percent', () => {
  const wide = fits('w_home', 'wide', 'a.svg');
  expect([wide(2100, 900), wide(2100, 927), wide(2100, 874)]).toEqual([true, true, true]);
  expect([wide(2100, 930), wide(2100, 872), wide(900, 1200)]).toEqual([false, false, false]);
  for (const group of ['w_login', 'w_reg', 'w_forget'] as const)
    expect([fits(group, 'wide', 'a.svg')(900, 1200), fits(group, 'wide', 'a.svg')(2100, 900)]).toEqual([true, false]);
  for (const group of ['w_home', 'w_login'] as const) expect(fits(group, 'narrow', 'a.svg')(800, 1000)).toBe(true);
});

test('a photograph has 720 pixels across or more, a drawing any', () => {
  const photograph = fits('w_home', 'narrow', 'a.jpg');
  expect([photograph(720, 900), photograph(719, 899)]).toEqual([true, false]);
  expect(fits('w_home', 'narrow', 'A.SVG')(8, 10)).toBe(true);
  expect(fits('w_home', 'narrow', 'a.svg.png')(8, 10)).toBe(false);
});

test('a rule states its shape in words, and its maximum size', () => {
  expect(bannerRule('w_reg', 'wide', 'a.svg')).toMatchObject({
    maxKilobytes: 64,
    size: 'of the shape 3:4, such as viewBox="0 0 300 400"',
  });
  expect(bannerRule('w_home', 'wide', 'a.webp')).toMatchObject({
    maxKilobytes: 1024,
    size: 'of the shape 21:9 and 720 pixels wide or more',
  });
});

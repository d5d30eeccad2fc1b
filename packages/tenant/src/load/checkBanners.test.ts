import { bannerGroups } from '@baize/domain/banner-groups';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBanners } from './checkBanners.ts';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-banners-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), content);
};
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`;
const check = (banners: object) => {
  write('banners/banners.json', JSON.stringify(banners));
  const { banners: read, diagnostics } = checkBanners(dir);
  return { read, told: diagnostics.map(({ code, file, column }) => [code, file.slice(dir.length + 1), column]) };
};

const leadingTo = (to: string[]) =>
  Object.fromEntries(bannerGroups.map((group, index) => [group, [{ id: 'a', image: 'a.svg', to: to[index] }]]));
const own = () => checkBanners(dir).diagnostics.filter(({ code }) => code === 'own-page');

test('a slide that leads to the page it stands on is told in every group; the footer stands on all pages', () => {
  const pages = 'home promotions rng live fish pvp sports esports elott lott down pointMall help register login forget';
  const targets = [...pages.split(' '), 'home'];
  write('banners/banners.json', JSON.stringify(leadingTo(targets)));
  expect(own().map(({ message }) => /^A banner of (\w+) leads to "(\w+)"/.exec(message)?.slice(1))).toEqual(
    pages.split(' ').map((page, index) => [bannerGroups[index], page]),
  );
  write('banners/banners.json', JSON.stringify(leadingTo(targets.map(() => 'vip'))));
  expect(own()).toEqual([]);
});

test('a slide is read with its sizes, its narrow form and where it leads; one picture may serve two slides', () => {
  write('banners/w_home/a.svg', drawing(2100, 900));
  write('banners/w_home/b.svg', drawing(800, 1000));
  const wide = { src: '/banners/w_home/a.svg', width: 2100, height: 900 };
  const narrow = { src: '/banners/w_home/b.svg', width: 800, height: 1000 };
  const slides = [
    { id: 'first', image: 'a.svg', imageNarrow: 'b.svg', to: 'login' },
    { id: 'second', image: 'a.svg' },
  ];
  expect(check({ $schema: './x.json', w_home: slides })).toEqual({
    read: {
      w_home: [
        { id: 'first', image: wide, imageNarrow: narrow, to: 'login' },
        { id: 'second', image: wide },
      ],
    },
    told: [],
  });
});

test('a slide behind the first of home has a picture for the day, in both forms or in neither', () => {
  write('banners/w_home/a.svg', drawing(2100, 900));
  write('banners/w_home/b.svg', drawing(800, 1000));
  write('banners/w_home/c.svg', drawing(2100, 900));
  const night = { src: '/banners/w_home/a.svg', width: 2100, height: 900 };
  const day = { ...night, src: '/banners/w_home/c.svg' };
  const narrow = { src: '/banners/w_home/b.svg', width: 800, height: 1000 };
  const first = { id: 'first', image: 'a.svg' };
  const forms = { image: 'a.svg', imageNarrow: 'b.svg' };
  const whole = { id: 'second', ...forms, imageDay: 'c.svg', imageDayNarrow: 'b.svg' };
  expect(check({ w_home: [first, whole] })).toEqual({
    read: {
      w_home: [
        { id: 'first', image: night },
        { id: 'second', image: night, imageNarrow: narrow, day: { image: day, imageNarrow: narrow } },
      ],
    },
    told: [],
  });
  const codesOf = (...slides: object[]) => check({ w_home: slides }).told.map(([code]) => code);
  expect(codesOf({ ...whole, id: 'first' })).toEqual(['always-one']);
  expect(codesOf(first, { id: 'b', ...forms, imageDay: 'c.svg' })).toEqual(['half-narrow']);
  expect(codesOf(first, { id: 'b', image: 'c.svg', imageDay: 'c.svg' })).toEqual(['same-picture', 'unknown-file']);
  expect(codesOf(first, { id: 'b', ...forms, imageDayNarrow: 'b.svg' })).toEqual(['no-wide-day', 'unknown-file']);
});

test('a picture that two slides show is told once, but for each form that it has not', () => {
  const slides = ['a', 'b'].map((id) => ({ id, image: 'gone.svg' }));
  expect(check({ w_home: slides }).told).toEqual([['missing-file', 'banners/banners.json', 30]]);
  write('banners/w_home/a.svg', drawing(100, 100));
  const twice = [{ id: 'a', image: 'a.svg', imageNarrow: 'a.svg' }];
  expect(check({ w_home: [...twice, { id: 'b', image: 'a.svg' }] }).told.map(([code, file]) => [code, file])).toEqual([
    ['wrong-size', 'banners/w_home/a.svg'],
    ['wrong-size', 'banners/w_home/a.svg'],
  ]);
});

test('a picture that is missing is not taken for one that another slide shows, wide or narrow', () => {
  write('banners/w_home/a.svg', drawing(2100, 900));
  write('banners/w_home/b.svg', drawing(800, 1000));
  const missing = [
    { id: 'a', image: 'c.svg', imageNarrow: 'd.svg' },
    { id: 'b', image: 'a.svg', imageNarrow: 'b.svg' },
  ];
  write('banners/banners.json', JSON.stringify({ w_home: missing }));
  const { diagnostics } = checkBanners(dir);
  expect(diagnostics.map(({ column, message, fix }) => [column, message, fix])).toEqual([
    [30, 'There is no picture "c.svg" in banners/w_home/.', 'Add the picture to banners/w_home/.'],
    [52, 'There is no picture "d.svg" in banners/w_home/.', 'Add the picture to banners/w_home/.'],
  ]);
});

test('files and folders beside the slides are told: nothing reads them', () => {
  write('banners/notes.txt', '');
  write('banners/w_hmoe/a.svg', drawing(2100, 900));
  write('banners/w_home/a.svg', drawing(2100, 900));
  write('banners/w_home/b.svg', drawing(2100, 900));
  expect(check({ w_home: [{ id: 'a', image: 'a.svg' }] }).told).toEqual([
    ['unknown-file', 'banners/w_home/b.svg', 1],
    ['unknown-file', 'banners/notes.txt', 1],
    ['unknown-file', 'banners/w_hmoe', 1],
  ]);
});

test('a folder without banners has none, and a list named in another case is reported', () => {
  expect(checkBanners(dir)).toEqual({ banners: {}, slides: [], diagnostics: [] });
  write('banners/Banners.json', '{}');
  const { slides, diagnostics } = checkBanners(dir);
  expect(slides).toBeUndefined();
  expect(diagnostics).toMatchObject([
    { code: 'wrong-case', message: '"Banners.json" must be "banners.json".', fix: 'Rename it to "banners.json".' },
  ]);
});

test.each(['null', '7', '[]', '{"w_home":7}', '{"w_home":[null,7,{"image":"a.svg"},{"id":1}]}'])(
  'a file that says %s has no slides to ask words for, and is told of by its form alone',
  (text) => {
    write('banners/banners.json', text);
    const { slides, diagnostics } = checkBanners(dir);
    expect(slides).toEqual([]);
    expect(diagnostics.every(({ code }) => ['wrong-type', 'missing-field'].includes(code))).toBe(true);
    expect(diagnostics).not.toEqual([]);
  },
);

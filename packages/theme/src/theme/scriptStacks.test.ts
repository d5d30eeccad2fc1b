import { expect, test } from 'vitest';
import { scriptStacks } from './scriptStacks.ts';

const stacks = (displayStyle: 'sans' | 'serif') =>
  scriptStacks({ body: ['Own'], display: ['Own Display'], displayStyle });

const thai = (displayStyle: 'sans' | 'serif') => stacks(displayStyle).find(({ tags }) => tags.includes('th'))?.display;

test('own faces come first, so that digits stay in them; then faces of the systems, then a generic one', () => {
  for (const { body, display } of [...stacks('sans'), ...stacks('serif')]) {
    expect([body[0], body.at(-1)]).toEqual(['Own', 'sans-serif']);
    expect(display[0]).toBe('Own Display');
    expect(body.length).toBeGreaterThan(3);
    expect(display.length).toBeGreaterThan(3);
  }
});

test('a display face with serifs is followed by faces with serifs', () => {
  expect(thai('serif')).toEqual([
    'Own Display',
    'Thonburi',
    'Noto Serif Thai',
    'Leelawadee UI',
    'Noto Sans Thai',
    'serif',
  ]);
  expect(thai('sans')).toEqual(['Own Display', 'Thonburi', 'Leelawadee UI', 'Noto Sans Thai', 'sans-serif']);
});

test('every script that is not Latin has a stack of its own', () => {
  expect(stacks('sans').flatMap(({ tags }) => tags)).toEqual(
    expect.arrayContaining([
      'zh-Hans',
      'zh-Hant',
      'ja',
      'ko',
      'ar',
      'ur',
      'th',
      'km',
      'my',
      'hi',
      'bn',
      'ta',
    ]) as unknown,
  );
});

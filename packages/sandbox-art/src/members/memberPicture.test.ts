import { expect, it } from 'vitest';
import { drawBitmap } from '../bitmaps/drawBitmap.ts';
import { drawMemberPicture, MEMBER_PICTURES } from './memberPicture.ts';

it('each of the twelve pictures of members is one of its own, and a bitmap', async () => {
  const drawn = Array.from({ length: MEMBER_PICTURES }, (_, at) => drawMemberPicture(at + 1) ?? '');
  expect(new Set(drawn).size).toBe(12);
  for (const svg of drawn) expect((await drawBitmap(svg, { width: 96, format: 'png' })).length).toBeGreaterThan(500);
});

it.each([0, 13, 1.5, Number.NaN])('there is no picture of the number %s', (nth) =>
  expect(drawMemberPicture(nth)).toBeUndefined(),
);

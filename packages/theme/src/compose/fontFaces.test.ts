import { expect, test } from 'vitest';
import { fontFaces } from './fontFaces.ts';

test('a face swaps in, and its local fallback takes the same room until then', () => {
  const fallback = {
    family: 'Face Georgia',
    local: ['Georgia Bold'],
    sizeAdjust: 0.9343,
    ascentOverride: 1.05,
    descentOverride: 0.27,
    lineGapOverride: 0,
  };
  const font = {
    family: 'Face',
    file: 'file:///face.woff2',
    weightRange: [100, 900],
    unicodeRange: 'U+0000-00FF',
    preload: true,
    fallbacks: [fallback],
  } as const;
  const css = fontFaces([font, { ...font, unicodeRange: 'U+0100-02BA' }], () => '/assets/face.1a2b.woff2');
  expect(css.match(/@font-face/g)).toHaveLength(3);
  expect(css.replaceAll(/@font-face\{[^}]*\}/g, '')).toBe('');
  expect(css).toContain(
    "@font-face{font-family:'Face';src:url('/assets/face.1a2b.woff2') format('woff2');font-weight:100 900;font-display:swap;unicode-range:U+0100-02BA}",
  );
  expect(css).toContain(
    "@font-face{font-family:'Face Georgia';src:local('Georgia Bold');size-adjust:93.43%;ascent-override:105%;descent-override:27%;line-gap-override:0%",
  );
});

test('a fallback is sought by each of its names in turn', () => {
  const measure = { sizeAdjust: 1, ascentOverride: 1, descentOverride: 1, lineGapOverride: 1 };
  const fallbacks = [{ family: 'Face Arial', local: ['Arial', 'Liberation Sans'], ...measure }];
  const font = { family: 'Face', file: 'f', weightRange: [400, 400], unicodeRange: 'U+20', preload: false } as const;
  expect(fontFaces([{ ...font, fallbacks }], () => '/f')).toContain("src:local('Arial'),local('Liberation Sans');");
});

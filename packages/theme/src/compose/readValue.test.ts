import { expect, test } from 'vitest';
import { readValue } from './readValue.ts';

test.each([
  ['dimension', { value: 16, unit: 'px' }, '16px'],
  ['dimension', { value: 0, unit: 'px' }, '0'],
  ['dimension', { value: 1.125, unit: 'rem' }, '1.125rem'],
  ['duration', { value: 120, unit: 'ms' }, '120ms'],
  ['number', 1.5, '1.5'],
  ['fontWeight', 650, '650'],
  ['fontFamily', ['Noto Sans', 'sans-serif'], "'Noto Sans',sans-serif"],
  ['fontFamily', 'Georgia', "'Georgia'"],
  ['cubicBezier', [0.16, 1, 0.3, 1], 'cubic-bezier(0.16,1,0.3,1)'],
] as const)('a %s %j is written %s', (type, value, css) => {
  expect(readValue(type, value)).toEqual({ kind: 'text', css });
});

test.each([
  ['dimension', '16px'],
  ['dimension', { value: 16, unit: 'vw' }],
  ['dimension', { value: Number.NaN, unit: 'px' }],
  ['duration', { value: 120, unit: 'px' }],
  ['fontWeight', 1001],
  ['fontFamily', []],
  ['cubicBezier', [2, 0, 0, 1]],
  ['cubicBezier', [0, 0, 1]],
  ['color', '#12345'],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1] }],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1, 20], alpha: 2 }],
  ['color', { colorSpace: 'hwb', components: [0, 0, 0] }],
  ['shadow', { color: '#000' }],
  ['shadow', []],
] as const)('a %s %j is refused', (type, value) => {
  expect(readValue(type, value)).toBeUndefined();
});

test('a shadow may refer to a colour, and then follows it', () => {
  const zero = { value: 0, unit: 'px' };
  const layer = { color: '{glow}', offsetX: zero, offsetY: zero, blur: { value: 8, unit: 'px' }, spread: zero };
  expect(readValue('shadow', layer)).toEqual({
    kind: 'shadow',
    layers: [{ geometry: '0 0 8px 0', color: 'var(--glow)' }],
  });
  expect(readValue('shadow', { ...layer, color: '{space-1}' })).toBeUndefined();
});

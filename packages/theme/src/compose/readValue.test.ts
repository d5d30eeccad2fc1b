import { expect, test } from 'vitest';
import { paint } from '../palette/color.ts';
import { familyCss, readValue } from './readValue.ts';

const px = (value: number) => ({ value, unit: 'px' });

const colorOf = (value: unknown) => {
  const read = readValue('color', value);
  return read?.kind === 'color' ? read.color : undefined;
};

test.each([
  ['dimension', { value: 16, unit: 'px' }, '16px'],
  ['dimension', { value: 0, unit: 'px' }, '0'],
  ['dimension', { value: 1.125, unit: 'rem' }, '1.125rem'],
  ['dimension', { value: 0, unit: 'rem' }, '0rem'],
  ['dimension', { value: -4, unit: 'px' }, '-4px'],
  ['duration', { value: 0.2, unit: 's' }, '0.2s'],
  ['number', -2, '-2'],
  ['fontWeight', 1, '1'],
  ['fontWeight', 1000, '1000'],
  ['cubicBezier', [0, -2, 1, 2], 'cubic-bezier(0,-2,1,2)'],
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
  ['dimension', { value: 16 }],
  ['dimension', { value: '16', unit: 'px' }],
  ['dimension', { value: 16, unit: ['px'] }],
  ['dimension', null],
  ['number', '1'],
  ['number', Number.POSITIVE_INFINITY],
  ['fontWeight', 1001],
  ['fontWeight', 0],
  ['fontFamily', []],
  ['fontFamily', ['Noto Sans', "x'}body{display:none"]],
  ['fontFamily', 'Noto;x'],
  ['fontFamily', "O'Neil"],
  ['fontFamily', 'Noto\\'],
  ['fontFamily', ['Noto', '']],
  ['fontFamily', [['Noto']]],
  ['cubicBezier', [2, 0, 0, 1]],
  ['cubicBezier', [0, 0, 1]],
  ['cubicBezier', [0, 0, 1.1, 1]],
  ['cubicBezier', [-0.1, 0, 1, 1]],
  ['cubicBezier', [0, '0', 1, 1]],
  ['cubicBezier', { length: 4 }],
  ['color', '#12345'],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1] }],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1, 20], alpha: 2 }],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1, 20], alpha: -0.1 }],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1, 20], alpha: '1' }],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1, '20'] }],
  ['color', { colorSpace: 'oklch', components: ['0.5', 0.1, 20] }],
  ['color', { colorSpace: 'oklch', components: [0.5, null, 20] }],
  ['color', { colorSpace: 'oklch', components: [0.5, 0.1, 20, 1] }],
  ['color', { colorSpace: 'oklch', components: '#ffffff' }],
  ['color', { colorSpace: 'hwb', components: [0, 0, 0] }],
  ['color', 7],
  ['color', null],
  ['shadow', 'none'],
  ['shadow', null],
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
  for (const color of ['{space-1}', 'x{glow}', '{glow}x', '{}'])
    expect([color, readValue('shadow', { ...layer, color })]).toEqual([color, undefined]);
});

test('a colour may be translucent, of either space, and have no hue', () => {
  expect(colorOf({ colorSpace: 'oklch', components: [0.5, 0.1, 'none'], alpha: 0 })).toEqual({
    l: 0.5,
    c: 0.1,
    h: 0,
    alpha: 0,
  });
  const red = colorOf({ colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.5 });
  expect(red && paint(red).hex).toBe('#ff000080');
  expect(colorOf('#ffcc00')).toEqual(colorOf({ colorSpace: 'srgb', components: [1, 0.8, 0] }));
});

test('a shadow has layers in their order, each inside or outside, each with a colour of its own', () => {
  const layer = { color: '#aabbcc', offsetX: px(1), offsetY: px(2), blur: { value: 1, unit: 'rem' }, spread: px(4) };
  expect(readValue('shadow', [layer, { ...layer, inset: true, color: '#00000080' }])).toEqual({
    kind: 'shadow',
    layers: [
      { geometry: '1px 2px 1rem 4px', color: '#abc' },
      { geometry: 'inset 1px 2px 1rem 4px', color: '#00000080' },
    ],
  });
  for (const lost of ['offsetX', 'offsetY', 'blur', 'spread', 'color'])
    expect([lost, readValue('shadow', [layer, { ...layer, [lost]: undefined }])]).toEqual([lost, undefined]);
  expect(readValue('shadow', { ...layer, color: '{nothing}' })).toBeUndefined();
});

test('a family that every system has is written without quotes, or it would name a font of that name', () => {
  const generic = ['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-monospace'];
  expect(generic.map(familyCss)).toEqual(generic);
  expect(familyCss('Serif Pro')).toBe("'Serif Pro'");
});

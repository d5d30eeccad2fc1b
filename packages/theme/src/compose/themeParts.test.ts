import { expect, test } from 'vitest';
import { fontFaces } from './fontFaces.ts';
import { readOverrides } from './overrides.ts';

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

test('an unknown token is a problem at its path, with the name that was probably meant', () => {
  const { problems } = readOverrides({ dark: { 'surface-rasied': { $value: '#111111' } } });
  expect(problems).toEqual([
    {
      code: 'unknownToken',
      path: ['dark', 'surface-rasied'],
      message: 'There is no token "surface-rasied". Did you mean "surface-raised"?',
      suggestion: 'surface-raised',
    },
  ]);
});

test('nothing is suggested where nothing is near', () => {
  const name = 'blink-speed-of-banner';
  expect(readOverrides({ dark: { [name]: { $value: 1 } } }).problems).toStrictEqual([
    { code: 'unknownToken', path: ['dark', name], message: `There is no token "${name}".` },
  ]);
});

test.each([
  [{ dark: { action: { $value: 'tomato' } } }, 'wrongValue', ['dark', 'action', '$value']],
  [{ dark: { action: { $value: 12 } } }, 'wrongValue', ['dark', 'action', '$value']],
  [{ dark: { action: { $type: 'dimension', $value: '#fff' } } }, 'wrongType', ['dark', 'action', '$type']],
  [{ dark: { action: '#ffffff' } }, 'wrongValue', ['dark', 'action']],
  [{ shared: { action: { $value: '#ffffff' } } }, 'wrongGroup', ['shared', 'action']],
  [{ light: { 'radius-small': { $value: { value: 2, unit: 'px' } } } }, 'wrongGroup', ['light', 'radius-small']],
  [{ shared: { 'radius-small': { $value: '2px' } } }, 'wrongValue', ['shared', 'radius-small', '$value']],
  [{ shared: { 'font-body': { $value: "x';}body{display:none" } } }, 'wrongValue', ['shared', 'font-body', '$value']],
  [{ night: {} }, 'unknownGroup', ['night']],
  [{ dark: [] }, 'wrongValue', ['dark']],
  [[], 'wrongValue', []],
] as const)('%j is a problem: %s at %j', (file, code, path) => {
  expect(readOverrides(file).problems.map((problem) => [problem.code, problem.path])).toEqual([[code, path]]);
});

test('good tokens beside a bad one are kept', () => {
  const { dark, problems } = readOverrides({
    $description: 'Ours',
    dark: { action: { $value: '#fc0' }, glow: { $value: 1 } },
  });
  expect([...dark.keys()]).toEqual(['action']);
  expect(problems).toHaveLength(1);
});

test.each([
  [{ dark: { action: { $value: 'tomato' } } }, '"action" is a color: "#rrggbb", or {'],
  [{ shared: { 'weight-bold': { $value: 0 } } }, '"weight-bold" is a fontWeight: a number from 1 to 1000.'],
  [{ shared: { gutter: { $value: 1 } } }, '"gutter" is a dimension: { "value": number, "unit": "px" | "rem" }.'],
  [{ shared: { 'line-body': { $value: '1' } } }, '"line-body" is a number: a number.'],
  [{ shared: { 'font-body': { $value: [] } } }, '"font-body" is a fontFamily: a family name or a list of them.'],
  [{ dark: { 'shadow-glow': { $value: [] } } }, '"shadow-glow" is a shadow: one layer or a list of them: {'],
  [{ shared: { 'motion-enter': { $value: 1 } } }, '"motion-enter" is a duration: { "value": number, "unit": "ms"'],
  [{ shared: { 'ease-out': { $value: [] } } }, '"ease-out" is a cubicBezier: four numbers, the first and third'],
  [
    { dark: { action: { $type: 'dimension', $value: '#fff' } } },
    '"action" is of type "color". "$type" may be left out.',
  ],
  [{ dark: { action: {} } }, '"action" has no "$value".'],
  [{ shared: { action: { $value: '#fff' } } }, '"action" is a color and stands under "light" or "dark".'],
  [{ shared: { 'shadow-glow': { $value: [] } } }, '"shadow-glow" is a shadow and stands under "light" or "dark".'],
  [{ light: { gutter: { $value: 1 } } }, '"gutter" is a dimension and stands under "shared".'],
  [{ night: {} }, '"night" is not one of "light", "dark" and "shared".'],
  [{ dark: [] }, '"dark" is not an object of tokens.'],
  [null, 'The file is not an object with "light", "dark" and "shared".'],
])('%j is told in words: %s', (file, message) => {
  expect(readOverrides(file).problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message) as string }),
  ]);
});

test('a type that is written and right is no problem, and words about a group are no token', () => {
  const { light, shared, problems } = readOverrides({
    light: { $description: 'By day', action: { $type: 'color', $value: '#fff' } },
    shared: { gutter: { $value: { value: 2, unit: 'px' } } },
  });
  expect([[...light.keys()], [...shared.keys()], problems]).toEqual([['action'], ['gutter'], []]);
});

test.each([
  ['surfce', 'surface'],
  ['textt', 'text'],
  ['fokus', 'focus'],
  ['gxxw', 'glow'],
  ['border-contrl', 'border-control'],
  ['gxxx', undefined],
  ['faint', undefined],
  ['x', undefined],
  ['space-nine', undefined],
])('of %s it is guessed that %s was meant', (name, meant) => {
  expect(readOverrides({ dark: { [name]: { $value: '#fff' } } }).problems[0]?.suggestion).toBe(meant);
});

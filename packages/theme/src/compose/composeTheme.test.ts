import { expect, test } from 'vitest';
import { isTokenName, tokenNames } from '../tokens/tokenTypes.ts';
import { composeTheme } from './composeTheme.ts';
import { plainTheme } from '../testing/plainTheme.ts';

const px = (value: number) => ({ value, unit: 'px' });

test('every token is declared exactly once at the root, a colour for both schemes at a time [REQ-007]', () => {
  const { css } = composeTheme({ theme: plainTheme });
  const root = /^:root\{([^}]*)\}/.exec(css)?.[1] ?? '';
  const declared = Array.from(root.matchAll(/--([a-z0-9-]+):/g), ([, name]) => name ?? '');
  expect(new Set(declared)).toEqual(new Set(tokenNames));
  expect(declared).toHaveLength(tokenNames.length);
  expect(root).toContain('--surface-page:light-dark(#fff,#0b0b0b)');
});

test('a scheme is an attribute on any subtree', () => {
  const { css } = composeTheme({ theme: plainTheme });
  expect(css).toContain(':root{color-scheme:light dark;--');
  expect(css).toContain('[data-scheme=light]{color-scheme:light}[data-scheme=dark]{color-scheme:dark}');
});

test('the values name every token in each scheme', () => {
  const { values } = composeTheme({ theme: plainTheme });
  for (const scheme of ['light', 'dark'] as const) {
    expect(Object.keys(values[scheme]).filter(isTokenName)).toHaveLength(tokenNames.length);
  }
});

test('a language whose script the theme’s faces lack gets its own stacks', () => {
  const { css } = composeTheme({ theme: plainTheme });
  expect(css).toContain(
    "[lang=th]{--font-body:'Plain','Noto Sans Thai',sans-serif;--font-display:'Noto Serif Thai',serif}",
  );
});

test('a brand colour that passes is kept to the byte, one that does not moves in lightness alone', () => {
  const kept = composeTheme({ theme: plainTheme, brandColor: '#9c2a1a' });
  expect(kept.values.light['action']).toBe('#9c2a1a');
  expect(kept.values.dark['action']).not.toBe('#9c2a1a');
  expect(kept.contrast.filter(({ pair }) => pair.foreground === 'action')).toEqual([]);
});

test('a brand colour that is none is a problem, and the theme keeps its own', () => {
  const { problems, values } = composeTheme({ theme: plainTheme, brandColor: 'tomato' });
  expect(problems).toEqual([
    { code: 'wrongValue', path: ['brandColor'], message: 'The brand colour is not of the form "#rrggbb".' },
  ]);
  expect(values).toEqual(composeTheme({ theme: plainTheme }).values);
});

test('problems list those of the brand colour first, then those of the overrides', () => {
  const overrides = { dark: { action: { $value: 'tomato' } } };
  const { problems } = composeTheme({ theme: plainTheme, brandColor: 'tomato', overrides });
  expect(problems.map(({ path }) => path)).toEqual([['brandColor'], ['dark', 'action', '$value']]);
  expect(composeTheme({ theme: plainTheme }).problems).toEqual([]);
});

test('an override wins over theme and brand, and its lack of contrast is a finding, not a correction', () => {
  const overrides = { dark: { action: { $value: '#222222' } } };
  const { values, contrast, problems } = composeTheme({ theme: plainTheme, brandColor: '#c33', overrides });
  expect(problems).toEqual([]);
  expect(values.dark['action']).toBe('#222222');
  const finding = contrast.find(({ pair }) => pair.foreground === 'text-on-action' && pair.background === 'action');
  expect(finding).toMatchObject({ scheme: 'dark', minimum: 4.5, backgroundColor: '#222222', passes: false });
  expect(contrast.every(({ scheme }) => scheme === 'dark')).toBe(true);
});

test('a shadow of the merchant’s own shows in its scheme alone, the theme’s stays in the other', () => {
  const layer = { color: '#0000ff80', offsetX: px(0), offsetY: px(2), blur: px(6), spread: px(0) };
  const overrides = { dark: { 'shadow-raised': { $value: [layer, { ...layer, inset: true }] } } };
  const { css, values } = composeTheme({ theme: plainTheme, overrides });
  expect(values.dark['shadow-raised']).toBe('0 2px 6px 0 #0000ff80,inset 0 2px 6px 0 #0000ff80');
  expect(values.light['shadow-raised']).toBe('4px 13px 4px 4px var(--glow)');
  expect(css).toContain(
    ';--shadow-raised:4px 13px 4px 4px light-dark(var(--glow),#0000),0 2px 6px 0 light-dark(#0000,#0000ff80),inset 0 2px 6px 0 light-dark(#0000,#0000ff80);',
  );
  expect(css).toContain(';--shadow-resting:4px 14px 4px 4px var(--glow);');
});

test('a value for wider screens follows its rule, until the merchant gives one value for all', () => {
  const steps = [
    { from: { value: 48, unit: 'rem' }, $value: { value: 24, unit: 'px' } },
    { from: { value: 80, unit: 'rem' }, $value: { value: 32, unit: 'px' } },
  ];
  const gutter = { $value: { value: 16, unit: 'px' }, $extensions: { 'baize.wider': steps } };
  const theme = { ...plainTheme, shared: { ...plainTheme.shared, gutter } };
  expect(composeTheme({ theme }).css).toContain(
    '[data-scheme=dark]{color-scheme:dark}@media (width>=48rem){:root{--gutter:24px}}@media (width>=80rem){:root{--gutter:32px}}[lang',
  );
  const overrides = { shared: { gutter: { $value: { value: 20, unit: 'px' } } } };
  const own = composeTheme({ theme, overrides });
  expect(own.css).not.toContain('@media (width');
  expect(own.css).toContain(';--gutter:20px;');
  expect(composeTheme({ theme }).css).toContain('@media (width');
});

test('a site that offers few languages brings the stacks of their scripts alone', () => {
  const scripts = [{ tags: ['ja'], body: ['Gothic'], display: ['Mincho'] }];
  const { css } = composeTheme({ theme: plainTheme, scripts });
  expect(css.match(/\[lang=[^}]*\}/g)).toEqual(["[lang=ja]{--font-body:'Gothic';--font-display:'Mincho'}"]);
});

test('a rule for a script names every tag of it', () => {
  const scripts = [{ tags: ['zh-Hans', 'zh-Hant'], body: ['Song'], display: ['Song'] }];
  expect(composeTheme({ theme: { ...plainTheme, scripts } }).css).toContain(
    "[lang=zh-Hans],[lang=zh-Hant]{--font-body:'Song';--font-display:'Song'}",
  );
});

test('every pair is measured in both schemes, and without overrides every one passes', () => {
  const { measures, contrast } = composeTheme({ theme: plainTheme });
  expect(new Set(measures.map(({ scheme }) => scheme))).toEqual(new Set(['light', 'dark']));
  expect(contrast).toEqual([]);
});

test('each theme keeps its own values, however often they are composed', () => {
  const other = { ...plainTheme, light: { ...plainTheme.light, 'surface-page': { $value: '#fefefe' } } };
  const pages = [plainTheme, other, plainTheme].map((theme) => composeTheme({ theme }).values.light['surface-page']);
  expect(pages).toEqual(['#ffffff', '#fefefe', '#ffffff']);
});

test('a theme that breaks the contract is a bug of its package: the file and the token are named', () => {
  const { text: _, ...noText } = plainTheme.light;
  expect(() => composeTheme({ theme: { ...plainTheme, light: noText } })).toThrow(
    'Theme plain: tokens/light.json has no usable "text". Give it a "$value" of type color.',
  );
  const gutter = { $value: { value: 16, unit: 'vw' } };
  expect(() => composeTheme({ theme: { ...plainTheme, shared: { ...plainTheme.shared, gutter } } })).toThrow(
    'tokens/shared.json has no usable "gutter"',
  );
});

test.each([
  [['48rem']],
  [[{ from: '48rem', $value: { value: 2, unit: 'px' } }]],
  [[{ from: { value: 48, unit: 'rem' } }]],
])('a step for wider screens that cannot be used is a bug, too: %j', (steps) => {
  const gutter = { $value: { value: 16, unit: 'px' }, $extensions: { 'baize.wider': steps } };
  const theme = { ...plainTheme, shared: { ...plainTheme.shared, gutter } };
  expect(() => composeTheme({ theme })).toThrow('"baize.wider" of "gutter" needs { "from": a dimension, "$value" }');
});

test('the files of a theme are read once, however often it is composed', () => {
  let reads = 0;
  const light = new Proxy(plainTheme.light, {
    get: (file, name: string) => {
      reads += 1;
      return file[name];
    },
  });
  const theme = { ...plainTheme, light };
  composeTheme({ theme });
  const first = reads;
  expect(first).toBeGreaterThan(0);
  composeTheme({ theme, brandColor: '#c33a1a', overrides: { dark: { action: { $value: '#fc0' } } } });
  expect(reads).toBe(first);
});

test('a brand colour that was changed for contrast is reported with the pair that it failed worst', () => {
  const { corrections, values } = composeTheme({ theme: plainTheme, brandColor: '#ffff00' });
  expect(corrections).toEqual([
    expect.objectContaining({ scheme: 'light', token: 'action', wanted: '#ffff00', shown: values.light['action'] }),
  ]);
  expect(corrections[0]?.shown).not.toBe('#ffff00');
  expect(corrections[0]?.ratio).toBeLessThan(3);
});

test('a brand colour that passes has no correction, nor has a token that the merchant overrides', () => {
  const overrides = { light: { action: { $value: '#555500' } } };
  expect(composeTheme({ theme: plainTheme, brandColor: '#ffff00', overrides }).corrections).toEqual([]);
  expect(composeTheme({ theme: plainTheme }).corrections).toEqual([]);
});

test('under prefers-contrast: more, quiet words and lines take the colour of text', () => {
  const { css } = composeTheme({ theme: plainTheme });
  const [, rules = ''] = /@media \(prefers-contrast:more\)\{:root\{([^}]*)\}\}/u.exec(css) ?? [];
  expect(rules.split(';')).toEqual(
    ['text-muted', 'text-faint', 'border', 'border-strong', 'border-control', 'hairline'].map(
      (name) => `--${name}:var(--text)`,
    ),
  );
});

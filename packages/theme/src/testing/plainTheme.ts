import type { Theme, TokenFile } from '../theme/theme.types.ts';
import { tokenNames, tokenTypes, type TokenType } from '../tokens/tokenTypes.ts';

const sharedValues: Readonly<Record<Exclude<TokenType, 'color' | 'shadow'>, unknown>> = {
  dimension: { value: 8, unit: 'px' },
  number: 1.5,
  fontFamily: ['Plain', 'sans-serif'],
  fontWeight: 400,
  duration: { value: 120, unit: 'ms' },
  cubicBezier: [0, 0, 0.2, 1],
};

const grey = (lightness: number) => ({
  $type: 'color',
  $value: { colorSpace: 'oklch', components: [lightness, 0, 0] },
});

const shadowOf = (name: string) => {
  const px = { value: 4, unit: 'px' };
  const layer = { color: '{glow}', offsetX: px, offsetY: { value: name.length, unit: 'px' }, blur: px, spread: px };
  return { $type: 'shadow', $value: layer };
};

// Grounds are the backgrounds of text, and the texts on coloured figures (`*-on-*`).
const isGround = (name: string): boolean => /^(surface|action-quiet|overlay|hero)|-on-/.test(name);

const schemeFile = (ground: number, figure: number): TokenFile => {
  const names = tokenNames.filter((name) => ['color', 'shadow'].includes(tokenTypes[name]));
  return Object.fromEntries(
    names.map((name) => [name, tokenTypes[name] === 'color' ? grey(isGround(name) ? ground : figure) : shadowOf(name)]),
  );
};

// Hover colours of the quiet grounds.
const hovered = (lightness: number): TokenFile => ({
  'action-quiet-hover': grey(lightness),
  'overlay-hover': grey(lightness),
});

const sharedFile = (): TokenFile => {
  const entries: [string, { readonly $value: unknown }][] = [];
  for (const name of tokenNames) {
    const type = tokenTypes[name];
    if (type !== 'color' && type !== 'shadow') entries.push([name, { $value: sharedValues[type] }]);
  }
  return Object.fromEntries(entries);
};

const action = { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 30] } };

/** A minimal theme for tests of composition: every token of the contract, in greys with one hue. */
export const plainTheme: Theme = {
  id: 'plain',
  name: 'Plain',
  light: { ...schemeFile(1, 0.3), ...hovered(0.93), action, 'text-on-hero': grey(1), 'hero-scrim': grey(0) },
  dark: {
    ...schemeFile(0.15, 0.85),
    ...hovered(0.27),
    action: { $value: { colorSpace: 'oklch', components: [0.75, 0.1, 30] } },
    'text-on-hero': grey(1),
  },
  shared: sharedFile(),
  brand: {
    light: { base: ['action'], family: ['action-hover'], undertone: [] },
    dark: { base: ['action'], family: ['action-hover'], undertone: [] },
  },
  fonts: [],
  scripts: [{ tags: ['th'], body: ['Plain', 'Noto Sans Thai', 'sans-serif'], display: ['Noto Serif Thai', 'serif'] }],
};

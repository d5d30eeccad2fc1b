import { type Paint, shortHex } from '../palette/color.ts';
import type { ColorName, ScriptFonts } from '../theme/theme.types.ts';
import type { TokenName } from '../tokens/tokenTypes.ts';
import type { WiderValue } from './parseTheme.ts';
import { familyCss, type ShadowLayer } from './readValue.ts';

type SchemeValues = {
  readonly colors: ReadonlyMap<ColorName, Paint>;
  readonly shadows: ReadonlyMap<TokenName, readonly ShadowLayer[]>;
};

const CLEAR = '#0000';

/** Faint texts and lines; they take the colour of text under `prefers-contrast: more`. */
const QUIET: readonly ColorName[] = [
  'text-muted',
  'text-faint',
  'border',
  'border-strong',
  'border-control',
  'hairline',
];

const MORE_CONTRAST = `@media (prefers-contrast:more){:root{${QUIET.map((name) => `--${name}:var(--text)`).join(';')}}}`;

/**
 * The style sheet and its values. Custom properties keep `light-dark()` unresolved and each element resolves it by its
 * own `color-scheme`: one attribute sets the scheme of a subtree, and switching needs no render.
 */
export const writeCss = (theme: {
  readonly light: SchemeValues;
  readonly dark: SchemeValues;
  readonly shared: ReadonlyMap<TokenName, string>;
  readonly wider: ReadonlyMap<TokenName, readonly WiderValue[]>;
  readonly scripts: readonly ScriptFonts[];
}) => {
  const declarations: string[] = [];
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const declare = (name: TokenName, css: string, lightCss: string, darkCss: string) => {
    declarations.push(`--${name}:${css}`);
    light[name] = lightCss;
    dark[name] = darkCss;
  };
  for (const [name, { hex }] of theme.light.colors) {
    const other = theme.dark.colors.get(name)?.hex ?? hex;
    declare(name, lightDark(shortHex(hex), shortHex(other)), hex, other);
  }
  for (const [name, layers] of theme.light.shadows) {
    const other = theme.dark.shadows.get(name) ?? layers;
    declare(name, bothShadows(layers, other), shadowCss(layers), shadowCss(other));
  }
  for (const [name, css] of theme.shared) declare(name, css, css, css);
  const css = [
    `:root{color-scheme:light dark;${declarations.join(';')}}`,
    '[data-scheme=light]{color-scheme:light}[data-scheme=dark]{color-scheme:dark}',
    ...widerRules(theme.wider),
    ...theme.scripts.map(scriptRule),
    MORE_CONTRAST,
  ].join('');
  return { css, values: { light, dark } };
};

const lightDark = (light: string, dark: string): string => (light === dark ? light : `light-dark(${light},${dark})`);

const shadowCss = (layers: readonly ShadowLayer[]): string =>
  layers.map(({ geometry, color }) => `${geometry} ${color}`).join(',');

// Only colours can differ by scheme; a layer that one scheme lacks is transparent there.
const bothShadows = (light: readonly ShadowLayer[], dark: readonly ShadowLayer[]): string => {
  const geometries = [...new Set([...light, ...dark].map(({ geometry }) => geometry))];
  return geometries
    .map((geometry) => `${geometry} ${lightDark(colorAt(light, geometry), colorAt(dark, geometry))}`)
    .join(',');
};

const colorAt = (layers: readonly ShadowLayer[], geometry: string): string =>
  layers.find((layer) => layer.geometry === geometry)?.color ?? CLEAR;

const widerRules = (wider: ReadonlyMap<TokenName, readonly WiderValue[]>): readonly string[] =>
  [...wider].flatMap(([name, values]) =>
    values.map(({ from, css }) => `@media (width>=${from}){:root{--${name}:${css}}}`),
  );

const scriptRule = ({ tags, body, display }: ScriptFonts): string => {
  const selector = tags.map((tag) => `[lang=${tag}]`).join(',');
  return `${selector}{--font-body:${body.map(familyCss).join(',')};--font-display:${display.map(familyCss).join(',')}}`;
};

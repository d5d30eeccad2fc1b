import { paint } from '../palette/color.ts';
import type { SchemeColors } from '../palette/applyBrand.ts';
import type { ColorName, Scheme, Theme, TokenEntry, TokenFile } from '../theme/theme.types.ts';
import { type TokenName, tokenNames, tokenTypes } from '../tokens/tokenTypes.ts';
import { isRecord, readValue, type ShadowLayer, type TokenValue } from './readValue.ts';

/** A token's value from a viewport width (`from`) upwards; both are CSS. */
export type WiderValue = {
  readonly from: string;
  readonly css: string;
};

/** A theme's token files after parsing. */
export type ParsedTheme = {
  readonly colors: Readonly<Record<Scheme, SchemeColors>>;
  readonly shadows: Readonly<Record<Scheme, ReadonlyMap<TokenName, readonly ShadowLayer[]>>>;
  readonly shared: ReadonlyMap<TokenName, string>;
  readonly wider: ReadonlyMap<TokenName, readonly WiderValue[]>;
};

const parsed = new WeakMap<Theme, ParsedTheme>();

/** Parses a theme's token files, cached per theme. Throws when a theme breaks the contract: a bug in its package. */
export const parseTheme = (theme: Theme): ParsedTheme => {
  const known = parsed.get(theme);
  if (known !== undefined) return known;
  const light = parseScheme(theme, 'light');
  const dark = parseScheme(theme, 'dark');
  const shared = new Map<TokenName, string>();
  const wider = new Map<TokenName, readonly WiderValue[]>();
  for (const name of tokenNames) {
    const type = tokenTypes[name];
    if (type === 'color' || type === 'shadow') continue;
    const value = readToken(theme, 'shared', name);
    if (value.kind === 'text') shared.set(name, value.css);
    wider.set(name, readWider(theme, name));
  }
  const result: ParsedTheme = {
    colors: { light: light.colors, dark: dark.colors },
    shadows: { light: light.shadows, dark: dark.shadows },
    shared,
    wider,
  };
  parsed.set(theme, result);
  return result;
};

const parseScheme = (theme: Theme, scheme: Scheme) => {
  const given = new Map<ColorName, ReturnType<typeof colorOf>>();
  const shadows = new Map<TokenName, readonly ShadowLayer[]>();
  for (const name of tokenNames) {
    const type = tokenTypes[name];
    if (type !== 'color' && type !== 'shadow') continue;
    const value = readToken(theme, scheme, name);
    if (isColorName(name)) given.set(name, colorOf(value));
    else if (value.kind === 'shadow') shadows.set(name, value.layers);
  }
  const shown = new Map([...given].map(([name, color]) => [name, paint(color)]));
  return { colors: { given, shown }, shadows };
};

/** True for a contract name of type colour. */
export const isColorName = (name: TokenName): name is ColorName => tokenTypes[name] === 'color';

const colorOf = (value: TokenValue) => {
  if (value.kind !== 'color') throw new Error(`Expected a colour and found a ${value.kind}.`);
  return value.color;
};

const readToken = (theme: Theme, group: Scheme | 'shared', name: TokenName): TokenValue => {
  const entry = entryOf(theme[group], name);
  const value = entry && readValue(tokenTypes[name], entry.$value);
  if (value === undefined) {
    throw new Error(
      `Theme ${theme.id}: tokens/${group}.json has no usable "${name}". Give it a "$value" of type ${tokenTypes[name]}.`,
    );
  }
  return value;
};

const entryOf = (file: TokenFile, name: TokenName): TokenEntry | undefined => file[name];

const readWider = (theme: Theme, name: TokenName): readonly WiderValue[] => {
  const steps = entryOf(theme.shared, name)?.$extensions?.['baize.wider'];
  if (!Array.isArray(steps)) return [];
  return steps.map((step: unknown) => {
    const from = isRecord(step) && readValue('dimension', step['from']);
    const value = isRecord(step) && readValue(tokenTypes[name], step['$value']);
    if (!from || !value || from.kind !== 'text' || value.kind !== 'text') {
      throw new Error(
        `Theme ${theme.id}: "baize.wider" of "${name}" needs { "from": a dimension, "$value" } in each step.`,
      );
    }
    return { from: from.css, css: value.css };
  });
};

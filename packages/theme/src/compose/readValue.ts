import { fromHex, fromSrgb, type Oklch, paint, shortHex } from '../palette/color.ts';
import { isTokenName, type TokenType, tokenTypes } from '../tokens/tokenTypes.ts';

/** One layer of a shadow, as CSS. The colour is separate, since `light-dark()` takes colours only. */
export type ShadowLayer = {
  readonly geometry: string;
  readonly color: string;
};

/** A parsed DTCG value. */
export type TokenValue =
  | { readonly kind: 'color'; readonly color: Oklch }
  | { readonly kind: 'shadow'; readonly layers: readonly ShadowLayer[] }
  | { readonly kind: 'text'; readonly css: string };

/** The expected form of each type's value, for error messages. */
export const valueShapes: Readonly<Record<TokenType, string>> = {
  color: '"#rrggbb", or { "colorSpace": "srgb" | "oklch", "components": [three numbers], "alpha": 0–1 }',
  dimension: '{ "value": number, "unit": "px" | "rem" }',
  number: 'a number',
  fontFamily: 'a family name or a list of them',
  fontWeight: 'a number from 1 to 1000',
  shadow: 'one layer or a list of them: { "color", "offsetX", "offsetY", "blur", "spread", "inset"? }',
  duration: '{ "value": number, "unit": "ms" | "s" }',
  cubicBezier: 'four numbers, the first and third from 0 to 1',
};

/** Parses a DTCG 2025.10 `$value` of a type; undefined when invalid. A colour may also be a plain hex string. */
export const readValue = (type: TokenType, value: unknown): TokenValue | undefined => {
  if (type === 'color') {
    const color = readColor(value);
    return color && { kind: 'color', color };
  }
  if (type === 'shadow') {
    const layers = (Array.isArray(value) ? value : [value]).map(readLayer);
    return layers.length > 0 && layers.every((layer) => layer !== undefined) ? { kind: 'shadow', layers } : undefined;
  }
  const css = readText(type, value);
  return css === undefined ? undefined : { kind: 'text', css };
};

const readText = (type: Exclude<TokenType, 'color' | 'shadow'>, value: unknown): string | undefined => {
  if (type === 'dimension') return readQuantity(value, ['px', 'rem']);
  if (type === 'duration') return readQuantity(value, ['ms', 's']);
  if (type === 'fontFamily') return readFamilies(Array.isArray(value) ? value : [value]);
  if (type === 'cubicBezier') return isCurve(value) ? `cubic-bezier(${value.join(',')})` : undefined;
  const isInRange = isNumber(value) && (type === 'number' || (value >= 1 && value <= 1000));
  return isInRange ? String(value) : undefined;
};

const readFamilies = (families: readonly unknown[]): string | undefined =>
  families.length > 0 && families.every(isFamily) ? families.map(familyCss).join(',') : undefined;

const readColor = (value: unknown): Oklch | undefined => {
  if (typeof value === 'string') return fromHex(value);
  if (!isRecord(value) || !Array.isArray(value['components'])) return undefined;
  const components: readonly unknown[] = value['components'];
  const [a, b, c] = components.map((component) => (component === 'none' ? 0 : component));
  const alpha = value['alpha'] ?? 1;
  if (components.length !== 3 || !isNumber(a) || !isNumber(b) || !isNumber(c)) return undefined;
  if (!isNumber(alpha) || alpha < 0 || alpha > 1) return undefined;
  if (value['colorSpace'] === 'srgb') return fromSrgb(a, b, c, alpha);
  if (value['colorSpace'] === 'oklch') return { l: a, c: b, h: c, alpha };
  return undefined;
};

const readLayer = (value: unknown): ShadowLayer | undefined => {
  if (!isRecord(value)) return undefined;
  const color = readShadowColor(value['color']);
  const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((name) => readQuantity(value[name], ['px', 'rem']));
  if (color === undefined || lengths.includes(undefined)) return undefined;
  return { geometry: `${value['inset'] === true ? 'inset ' : ''}${lengths.join(' ')}`, color };
};

// A reference such as "{glow}" becomes a CSS variable, so that the shadow follows the palette.
const readShadowColor = (value: unknown): string | undefined => {
  const name = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (name !== undefined) return isTokenName(name) && tokenTypes[name] === 'color' ? `var(--${name})` : undefined;
  const color = readColor(value);
  return color && shortHex(paint(color).hex);
};

const readQuantity = (value: unknown, units: readonly string[]): string | undefined => {
  if (!isRecord(value) || !isNumber(value['value'])) return undefined;
  const unit = value['unit'];
  if (typeof unit !== 'string' || !units.includes(unit)) return undefined;
  return value['value'] === 0 && unit === 'px' ? '0' : `${value['value']}${unit}`;
};

const genericFamilies = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
]);

/** A family as CSS: quoted, unless it is one of the generic ones. */
export const familyCss = (family: string): string => (genericFamilies.has(family) ? family : `'${family}'`);

// Families are quoted in the style sheet, so characters that could end the quotes are invalid.
const isFamily = (value: unknown): value is string => typeof value === 'string' && /^[\p{L}\p{N} ._-]+$/u.test(value);

const isCurve = (value: unknown): value is readonly number[] => {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber)) return false;
  return [value[0], value[2]].every((x) => isNumber(x) && x >= 0 && x <= 1);
};

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** True for a JSON object; false for arrays and null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

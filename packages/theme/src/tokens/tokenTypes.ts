/**
 * The token contract: every name a component may use, with its DTCG 2025.10 type. A theme defines colours and shadows
 * per scheme, all else once.
 */
export const tokenTypes = {
  // Surfaces, from the page upwards; sunken lies below it.
  'surface-page': 'color',
  surface: 'color',
  'surface-raised': 'color',
  'surface-overlay': 'color',
  'surface-sunken': 'color',
  'surface-scrim': 'color',
  'surface-success': 'color',
  'surface-warning': 'color',
  'surface-danger': 'color',
  'surface-info': 'color',
  'hero-scrim': 'color',
  'cover-tint': 'color',
  // Words.
  text: 'color',
  'text-muted': 'color',
  'text-faint': 'color',
  'text-link': 'color',
  'text-accent': 'color',
  'text-on-action': 'color',
  'text-on-accent': 'color',
  'text-on-badge': 'color',
  'text-on-danger': 'color',
  'text-on-hero': 'color',
  // The one main action, its quiet sibling, and the ornament.
  action: 'color',
  'action-hover': 'color',
  'action-pressed': 'color',
  'action-quiet': 'color',
  'action-quiet-hover': 'color',
  'overlay-hover': 'color',
  accent: 'color',
  'accent-partner': 'color',
  glow: 'color',
  focus: 'color',
  // Money and states.
  'money-in': 'color',
  'money-out': 'color',
  success: 'color',
  warning: 'color',
  danger: 'color',
  info: 'color',
  'badge-new': 'color',
  'badge-live': 'color',
  // Lines, waiting, and texture.
  border: 'color',
  'border-strong': 'color',
  'border-control': 'color',
  hairline: 'color',
  skeleton: 'color',
  pattern: 'color',
  // Depth.
  'shadow-resting': 'shadow',
  'shadow-raised': 'shadow',
  'shadow-overlay': 'shadow',
  'shadow-glow': 'shadow',
  // Space and shape.
  'space-1': 'dimension',
  'space-2': 'dimension',
  'space-3': 'dimension',
  'space-4': 'dimension',
  'space-5': 'dimension',
  'space-6': 'dimension',
  'space-7': 'dimension',
  'space-8': 'dimension',
  'radius-small': 'dimension',
  'radius-medium': 'dimension',
  'radius-large': 'dimension',
  'radius-pill': 'dimension',
  'header-height': 'dimension',
  'target-touch': 'dimension',
  'content-width': 'dimension',
  gutter: 'dimension',
  // Type.
  'font-size-1': 'dimension',
  'font-size-2': 'dimension',
  'font-size-3': 'dimension',
  'font-size-4': 'dimension',
  'font-size-5': 'dimension',
  'font-size-6': 'dimension',
  'font-size-7': 'dimension',
  'font-size-8': 'dimension',
  'font-body': 'fontFamily',
  'font-display': 'fontFamily',
  'font-figures': 'fontFamily',
  'line-body': 'number',
  'line-tight': 'number',
  'weight-regular': 'fontWeight',
  'weight-medium': 'fontWeight',
  'weight-bold': 'fontWeight',
  // Motion.
  'motion-feedback': 'duration',
  'motion-enter': 'duration',
  'motion-leave': 'duration',
  'ease-out': 'cubicBezier',
} as const satisfies Record<string, TokenType>;

/** The DTCG types that the contract uses. */
export type TokenType =
  | 'color'
  | 'dimension'
  | 'number'
  | 'fontFamily'
  | 'fontWeight'
  | 'shadow'
  | 'duration'
  | 'cubicBezier';

/** A name of the contract; as a CSS variable it is `--<name>`. */
export type TokenName = keyof typeof tokenTypes;

/** The names whose type is `Type`, for example every colour. */
export type TokenNameOf<Type extends TokenType> = {
  [Name in TokenName]: (typeof tokenTypes)[Name] extends Type ? Name : never;
}[TokenName];

/** True for a name of the contract; checks the keys of a tenant's `tokens.json`. */
export const isTokenName = (name: string): name is TokenName => Object.hasOwn(tokenTypes, name);

/** Every name of the contract, in its order. */
export const tokenNames: readonly TokenName[] = Object.keys(tokenTypes).filter(isTokenName);

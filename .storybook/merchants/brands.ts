import type { ThemeId } from '@baize/tenant/document';
import type { Theme } from '@baize/theme';
import { composeTheme, type ComposedTheme, fontFaces } from '@baize/theme/compose';
import { lacquer } from '@baize/theme-lacquer';
import { neon } from '@baize/theme-neon';
import { merchants } from 'virtual:merchants';

/** A look for stories: a merchant's, or a theme's own. */
export type Brand = {
  readonly id: string;
  readonly name: string;
  readonly theme: Theme;
  readonly brandColor?: string | undefined;
  readonly overrides?: unknown;
};

const themes: readonly Theme[] = Object.values({ lacquer, neon } satisfies Record<ThemeId, Theme>);

const ownFaces: readonly Brand[] = themes.map((theme) => ({ id: theme.id, name: `${theme.name}, no merchant`, theme }));

/** Every merchant of `tenants/`, then each theme without a merchant. */
export const brands: readonly Brand[] = [
  ...merchants.flatMap(({ theme: id, ...merchant }) => {
    const theme = themes.find((candidate) => candidate.id === id);
    return theme === undefined ? [] : [{ ...merchant, theme }];
  }),
  ...ownFaces,
];

/** The brand with an id; the first one when there is none. */
export const brandOf = (id: unknown): Brand => {
  const brand = brands.find((candidate) => candidate.id === id) ?? brands[0];
  if (brand === undefined) throw new Error('There is no theme to show: merchants/brands.ts lists none.');
  return brand;
};

const composed = new Map<string, ComposedTheme & { readonly faces: string }>();

/** The composed theme of a brand with its font faces; cached. */
export const composeBrand = (brand: Brand): ComposedTheme & { readonly faces: string } => {
  const known = composed.get(brand.id);
  if (known !== undefined) return known;
  const result = { ...composeTheme(brand), faces: fontFaces(brand.theme.fonts, ({ file }) => file) };
  composed.set(brand.id, result);
  return result;
};

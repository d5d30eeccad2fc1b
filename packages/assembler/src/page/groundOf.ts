import type { TenantTheme } from '@baize/tenant';

/** The colour of the page itself in each scheme. */
export function groundOf({ values: { light, dark } }: Pick<TenantTheme, 'values'>): { light: string; dark: string } {
  return { light: light['surface-page'] ?? '#ffffff', dark: dark['surface-page'] ?? '#000000' };
}

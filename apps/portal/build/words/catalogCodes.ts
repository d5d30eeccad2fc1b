/** The languages whose catalogs are written: `catalogs/<area>/<code>.po`, by gateway code. */
export const catalogCodes = ['EN', 'CN', 'VI', 'ES', 'PT-BR', 'AR', 'UR'] as const;

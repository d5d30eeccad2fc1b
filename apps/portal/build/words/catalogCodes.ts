/** Languages that have catalogs (`catalogs/<area>/<code>.po`), by gateway code. */
export const catalogCodes = ['EN', 'CN', 'VI', 'ES', 'PT-BR', 'AR', 'UR'] as const;

/** Loads the transport and the calls of the first screens. */
export const loadFirstScreens = () => import('./firstScreens.ts');

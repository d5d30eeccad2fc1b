/** Loads the transport and the calls of the first screens. */
export const codeOfFirstScreens = () => import('./firstScreens.ts');

/** What the first screens call, and how calls travel. */
export const codeOfFirstScreens = () => import('./firstScreens.ts');

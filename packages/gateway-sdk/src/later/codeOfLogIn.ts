// Not in `codeOfFirstScreens.ts`: that chunk contains the transport, which imports this file.
/** Loads the calls of login and their encryption. */
export const codeOfLogIn = () => import('./logIn.ts');

// Not in `loadFirstScreens.ts`: that chunk contains the transport, which imports this file.
/** Loads the calls of login and their encryption. */
export const loadLogIn = () => import('./logIn.ts');

// Apart from the code of the first screens, which brings the transport that asks for this one.
/** What a log-in calls, and what seals it. */
export const codeOfLogIn = () => import('./logIn.ts');

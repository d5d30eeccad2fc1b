import { lazy } from 'react';
import { withTimeout } from '../../../site/withTimeout.ts';

const load = () => import('./SignInReturn.tsx').then((chunk) => chunk.SignInReturn);

/** The page after a provider's, in a lazy chunk: few logins use it. */
export const SignIn = lazy(async () => ({ default: await withTimeout(load) }));

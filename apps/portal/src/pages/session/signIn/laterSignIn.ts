import { lazy } from 'react';
import { withinTime } from '../../../app/withinTime.ts';

const load = () => import('./SignInReturn.tsx').then((chunk) => chunk.SignInReturn);

/** What follows a provider's page; few log-ins come by it. */
export const SignIn = lazy(async () => ({ default: await withinTime(load) }));

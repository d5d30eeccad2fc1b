import type { OpenSession, PastLogin, Security } from '@baize/gateway-sdk/security';
import { useQuery } from '@tanstack/react-query';
import { fetched, useScope } from '../app/index.ts';
import type { Fetched } from '../app/index.ts';
import { loginsQuery, securityQuery, sessionsQuery } from './security.queries.ts';

/** What protects the account. */
export const useSecurity = (): Fetched<Security> => fetched(useQuery(securityQuery(useScope())));

/** Where the account is logged in, this device first. */
export const useSessions = (): Fetched<readonly OpenSession[]> => fetched(useQuery(sessionsQuery(useScope())));

/** The latest logins, newest first. */
export const useLogins = (): Fetched<readonly PastLogin[]> => fetched(useQuery(loginsQuery(useScope())));

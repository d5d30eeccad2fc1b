import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';
import { providersOf } from './providers.rules.ts';

const NOBODY: readonly Vendor[] = [];

/** Each vendor once, the one with the most games first; empty while loading. */
export const useProviders = (): readonly Vendor[] =>
  useQuery({ ...vendorsQuery(useScope()), select: providersOf }).data ?? NOBODY;

import type { Vendor } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';
import { providersOf } from './providers.rules.ts';

const NOBODY: readonly Vendor[] = [];

/** Who makes the games, the one with the most first, each once; nobody until the vendors are known. */
export const useProviders = (): readonly Vendor[] =>
  useQuery({ ...vendorsQuery(useScope()), select: providersOf }).data ?? NOBODY;

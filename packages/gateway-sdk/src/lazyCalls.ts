import type { GatewayError } from './gatewayError.types.ts';
import type { Result } from './result.ts';

type Group = Readonly<Record<string, (...args: never[]) => Promise<Result<unknown, GatewayError>>>>;

/**
 * A group of calls whose code is fetched at its first use: what the first screen does not call stays out of the first
 * load. When the code cannot be fetched, the call answers `network`.
 */
export const lazyCalls = <G extends Group>(load: () => Promise<G>): G => {
  const call = async (name: string, args: readonly never[]) => {
    const group = await load().catch(() => undefined);
    return group?.[name]?.(...args) ?? ({ ok: false, error: { kind: 'network' } } as const);
  };
  return new Proxy({} as G, {
    // No group has a call named `then`: it is what tells a promise from a value when a group is awaited.
    get: (_group, name) =>
      typeof name === 'symbol' || name === 'then' ? undefined : (...args: never[]) => call(name, args),
  });
};

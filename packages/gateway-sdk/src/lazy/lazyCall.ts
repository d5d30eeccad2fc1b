import type { Answer } from '../gateway.types.ts';
import { fail } from '../result.ts';

type Calls<Name extends PropertyKey> = Readonly<Record<Name, (...given: never[]) => Answer<unknown>>>;

/**
 * A call whose code is loaded at its first use, to keep it out of the first load. When loading fails, the call returns
 * `network`, and the next one tries again.
 */
/* @__NO_SIDE_EFFECTS__ */
export const lazyCall = <Code extends Calls<Name>, Name extends keyof Code>(
  load: () => Promise<Code>,
  name: Name,
): Code[Name] => {
  const call = async (...given: never[]) => {
    const code = await load().catch(() => undefined);
    return code?.[name](...given) ?? fail({ kind: 'network' } as const);
  };
  return call as Code[Name];
};

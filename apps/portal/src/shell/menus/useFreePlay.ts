import { useSession } from '@baize/features/session';
import { useFlags } from '@baize/features/system';
import { hrefOf } from '../../routes/paths.ts';

/** Where a trial account is to be had: for visitors of a merchant with FREEPLAY3 (REQ-041). */
export function useFreePlay(): string | undefined {
  const { isLoggedIn } = useSession();
  return useFlags().freePlay && !isLoggedIn ? hrefOf('login') : undefined;
}

import type { LaunchView } from '@baize/features/launch';
import { useLingui } from '@lingui/react/macro';
import { useDateTime } from './useDateTime.ts';

type Fault = NonNullable<LaunchView['error']>;

/**
 * What is said of a refusal: our own sentence for a known code, else the gateway's, else "system error" with the
 * reference (REQ-230).
 */
export function useFaultText(): (fault: Fault) => string {
  const { t } = useLingui();
  const dateTime = useDateTime();
  return (fault) => {
    switch (fault.kind) {
      case 'network':
        return t({ id: 'error.network', message: 'Network link is abnormal, please try again' });
      case 'timeout':
      case 'aborted':
        return t({ id: 'error.timeout', message: 'That took too long, please try again' });
      case 'unauthenticated':
        return t({ id: 'error.notLoggedIn', message: 'You are not logged in, please log in' });
      case 'rateLimited': {
        const seconds = Math.max(1, Math.ceil(fault.retryAfter));
        return t({ id: 'error.rateLimited', message: `Too many tries. Wait ${seconds} seconds, then try again.` });
      }
      case 'locked': {
        if (fault.until === undefined) return t({ id: 'login.locked', message: 'The account is locked for a while' });
        const until = dateTime(fault.until);
        return t({ id: 'error.locked', message: `The account is locked until ${until}.` });
      }
      case 'maintenance':
        return t({ id: 'error.maintenance', message: 'Under maintenance, please come back later' });
      case 'regionRestricted':
        return t({ id: 'error.regionRestricted', message: 'Access is restricted by IP address' });
      case 'business':
        return fault.message ?? systemError(fault.reference);
      case 'malformed':
      case 'http':
        return systemError(fault.reference);
    }
  };

  function systemError(reference: string | undefined): string {
    const shown = reference ?? '–';
    return t({ id: 'error.system', message: `System error. Reference: ${shown}` });
  }
}

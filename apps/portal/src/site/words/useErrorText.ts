import type { LaunchView } from '@baize/features/launch';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDateTime } from './useDateTime.ts';

/** The gateway's error in place of an answer. */
export type GatewayError = Extract<LaunchView, { kind: 'failed' }>['error'];

/**
 * Returns the sentence for a gateway error: our own for a known code, else the gateway's, else "system error" with the
 * reference (REQ-230).
 */
export const useErrorText = (): ((error: GatewayError) => string) => {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const systemError = (reference: string | undefined): string => {
    const shown = reference ?? '–';
    return t({ id: 'error.system', message: `System error. Reference: ${shown}` });
  };
  return (error) => {
    switch (error.kind) {
      case 'network':
        return t({ id: 'error.network', message: 'There is a network problem. Try again.' });
      case 'timeout':
      case 'aborted':
        return t({ id: 'error.timeout', message: 'That took too long. Try again.' });
      case 'unauthenticated':
        return t({ id: 'error.notLoggedIn', message: 'You are not logged in. Log in to continue.' });
      case 'rateLimited': {
        const seconds = Math.max(1, Math.ceil(error.retryAfter));
        return t({
          id: 'error.rateLimited',
          message: plural(seconds, {
            one: `Too many attempts. Wait ${seconds} second, then try again.`,
            other: `Too many attempts. Wait ${seconds} seconds, then try again.`,
          }),
        });
      }
      case 'locked': {
        if (error.until === undefined) return t({ id: 'login.locked', message: 'This account is locked for now.' });
        const until = dateTime(error.until);
        return t({ id: 'error.locked', message: `This account is locked until ${until}.` });
      }
      case 'maintenance':
        return t({ id: 'error.maintenance', message: 'Under maintenance. Come back later.' });
      case 'regionRestricted':
        return t({ id: 'error.regionRestricted', message: 'Access from your IP address is restricted.' });
      case 'business':
        // Codes that other gateways return for any call (D30).
        if (error.code === 'accountUnknown')
          return t({ id: 'error.accountUnknown', message: 'Username or email does not exist.' });
        if (error.code === 'unknownError')
          return t({ id: 'error.unknown', message: 'Something went wrong. Please try again.' });
        return error.message ?? systemError(error.reference);
      case 'malformed':
      case 'http':
        return systemError(error.reference);
    }
  };
};

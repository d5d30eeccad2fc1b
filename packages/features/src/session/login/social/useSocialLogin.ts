import { beginSocialLogin } from '@baize/gateway-sdk/session';
import type { SocialProvider } from '@baize/gateway-sdk/session';
import type { RefusalCode } from '@baize/gateway-sdk';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai/react';
import { useGateway } from '../../../app/index.ts';
import { refused } from '../../../flow/index.ts';
import type { Refusal } from '../../../flow/index.ts';
import type { PhoneAuthCode } from '../../../verification/index.ts';
import { namedAtom, wayBackAtom } from './social.atoms.ts';
import { isInsideApp, isProviderAddress } from './social.rules.ts';
import type { ProviderWindow } from './social.types.ts';

type BeginCode = RefusalCode<'beginSocialLogin'> | 'insideApp' | PhoneAuthCode;
export type BeginRefusal = Refusal<BeginCode>;

export type SocialLogin = {
  /** Provider whose page or window is being opened. */
  readonly opening: SocialProvider | undefined;
  readonly refusal: BeginRefusal | undefined;
  readonly begin: (provider: SocialProvider) => void;
};

/**
 * Social sign-in buttons of the log-in and the registration. `leave` navigates to the provider's page and does not
 * return; `signIn` opens this site's page that signs in the account chosen in a provider's window.
 */
export const useSocialLogin = ({
  wayBack,
  userAgent,
  windows,
  leave,
  signIn,
}: {
  readonly wayBack: string | undefined;
  readonly userAgent: string;
  readonly windows?: ProviderWindow | undefined;
  readonly leave: (address: string) => void;
  readonly signIn: () => void;
}): SocialLogin => {
  const gateway = useGateway();
  const keepWayBack = useSetAtom(wayBackAtom);
  const keepNamed = useSetAtom(namedAtom);
  const { mutate, data, isPending, variables } = useMutation({
    mutationFn: async (provider: SocialProvider): Promise<BeginRefusal | undefined> => {
      if (isInsideApp(userAgent)) return { code: 'insideApp' };
      if (windows?.providers.includes(provider) === true) {
        const named = await windows.open(provider);
        if (!named.ok) return { code: named.code };
        keepWayBack(wayBack);
        keepNamed({ idToken: named.idToken });
        signIn();
        return undefined;
      }
      const begun = await beginSocialLogin(gateway, provider);
      if (!begun.ok) return refused<RefusalCode<'beginSocialLogin'>>(begun.error).refusal;
      if (!isProviderAddress(begun.value.address)) return { code: 'malformed' };
      keepWayBack(wayBack);
      leave(begun.value.address);
      return undefined;
    },
  });
  return {
    opening: isPending ? variables : undefined,
    refusal: isPending ? undefined : data,
    begin: (provider) => {
      // Ignore clicks while a provider is being opened.
      if (!isPending) mutate(provider);
    },
  };
};

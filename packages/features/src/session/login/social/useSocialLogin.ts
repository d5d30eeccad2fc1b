import { beginSocialLogin } from '@baize/gateway-sdk/session';
import type { SocialProvider } from '@baize/gateway-sdk/session';
import type { RefusalCode } from '@baize/gateway-sdk';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai/react';
import { useGateway } from '../../../app/index.ts';
import { refused } from '../../../flow/index.ts';
import type { Refusal } from '../../../flow/index.ts';
import { wayBackAtom } from './social.atoms.ts';
import { isInsideApp, isProviderAddress } from './social.rules.ts';

export type BeginRefusal = Refusal<RefusalCode<'beginSocialLogin'> | 'insideApp'>;

export type SocialLogin = {
  /** Whose page is being opened. */
  readonly opening: SocialProvider | undefined;
  readonly refusal: BeginRefusal | undefined;
  readonly begin: (provider: SocialProvider) => void;
};

/** The buttons of a log-in or a registration; `leave` goes to a provider's page, and never comes back from it. */
export const useSocialLogin = ({
  wayBack,
  userAgent,
  leave,
}: {
  readonly wayBack: string | undefined;
  readonly userAgent: string;
  readonly leave: (address: string) => void;
}): SocialLogin => {
  const gateway = useGateway();
  const keepWayBack = useSetAtom(wayBackAtom);
  const { mutate, data, isPending, variables } = useMutation({
    mutationFn: async (provider: SocialProvider): Promise<BeginRefusal | undefined> => {
      if (isInsideApp(userAgent)) return { code: 'insideApp' };
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
      // What began lately goes on by itself.
      if (!isPending) mutate(provider);
    },
  };
};

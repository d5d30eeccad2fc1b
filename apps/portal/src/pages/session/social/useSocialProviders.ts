import type { SocialProvider } from '@baize/features/session/login/social';
import { useStartUp } from '@baize/features/system';
import { useSite } from '../../../site/SiteContext.ts';

const order: readonly SocialProvider[] = ['google', 'facebook'];

/**
 * The providers of social login here, by redirect or by Firebase's window, in display order; empty until start-up has
 * loaded.
 */
export const useSocialProviders = (): readonly SocialProvider[] => {
  const { startUp } = useStartUp();
  const { firebase } = useSite().document;
  if (startUp === undefined) return [];
  return order.filter((provider) => startUp.social.includes(provider) || firebase?.signIn.includes(provider));
};

import type { SocialProvider } from '@baize/features/session/login/social';
import { useStartUp } from '@baize/features/system';
import { useSite } from '../../../app/SiteContext.ts';

const order: readonly SocialProvider[] = ['google', 'facebook'];

/** Whose accounts players sign in with here, by a page of the provider or by its window; none before the gateway has answered. */
export function useSocialProviders(): readonly SocialProvider[] {
  const { startUp } = useStartUp();
  const { firebase } = useSite().document;
  if (startUp === undefined) return [];
  return order.filter((provider) => startUp.social.includes(provider) || firebase?.signIn.includes(provider));
}

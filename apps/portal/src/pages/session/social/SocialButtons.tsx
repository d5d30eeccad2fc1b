import { useSocialLogin, type BeginRefusal, type SocialProvider } from '@baize/features/session/login/social';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import type { IconDrawing } from '@baize/ui-kit/Icon';
import { useLingui } from '@lingui/react/macro';
import { useInPopup, useLayers, usePlace } from '../../../site/routes/Place.ts';
import { requestedWayBack } from '../../../site/routes/search/requestedWayBack.ts';
import { useMove } from '../../../site/routes/useMove.ts';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';
import { useProviderWindow } from '../../verification/firebase/useProviderWindow.ts';
import { Or, Ways } from './SocialButtons.styles.ts';
import { useSocialProviders } from './useSocialProviders.ts';

/** A letter per provider, in the colour of the text. */
const socialIcons: Readonly<Record<SocialProvider, IconDrawing>> = {
  google: { path: 'M20 12h-8M20 12a8 8 0 1 1-2.6-5.9' },
  facebook: { path: 'M17 3h-2.5A3.5 3.5 0 0 0 11 6.5V21M7.5 12H15' },
};

/** The buttons of social login (REQ-095, REQ-124). */
export function SocialButtons() {
  const { t } = useLingui();
  const providers = useSocialProviders();
  const move = useMove();
  const wayBack = useWayBack();
  const { opening, refusal, begin } = useSocialLogin({
    wayBack,
    userAgent: navigator.userAgent,
    windows: useProviderWindow(),
    leave: (address) => window.location.assign(address),
    signIn: () => move('/signin'),
  });
  const refusalText = useRefusalText<BeginRefusal['code']>({
    providerAway: () =>
      t({ id: 'social.providerAway', message: 'The log-in service cannot be reached. Try again later.' }),
    switchedOff: () => t({ id: 'social.switchedOff', message: 'This way of logging in is not available here.' }),
    popupClosedByUser: () =>
      t({ id: 'phoneAuth.closed', message: 'The window was closed before the check was done. Try again.' }),
    popupBlocked: () =>
      t({ id: 'social.windowBlocked', message: 'Your browser blocked the window. Allow it and try again.' }),
    operationNotAllowed: () =>
      t({ id: 'social.switchedOff', message: 'This way of logging in is not available here.' }),
    network: () => t({ id: 'error.network', message: 'There is a network problem. Try again.' }),
    insideApp: () =>
      t({
        id: 'social.insideApp',
        message: 'This cannot be done inside another app. Open the page in your browser and try again.',
      }),
  });
  const labels: Readonly<Record<SocialProvider, string>> = {
    google: t({ id: 'social.google', message: 'Continue with Google' }),
    facebook: t({ id: 'social.facebook', message: 'Continue with Facebook' }),
  };
  return (
    <Ways>
      <Or>{t({ id: 'social.or', message: 'or' })}</Or>
      {refusal !== undefined && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      {providers.map((provider) => (
        <Button
          key={provider}
          wide
          icon={socialIcons[provider]}
          busy={opening === provider}
          onClick={() => begin(provider)}
        >
          {labels[provider]}
        </Button>
      ))}
    </Ways>
  );
}

/** The address to return to after a sign-in: the one in the query, else the page below the popup. */
const useWayBack = (): string | undefined => {
  const { search } = usePlace();
  const { page } = useLayers();
  const inPopup = useInPopup();
  const { wayBack } = requestedWayBack(new URLSearchParams(search));
  return wayBack ?? (inPopup ? `${page.pathname}${page.search}${page.hash}` : undefined);
};

import { launchStep } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { hrefOf } from '../../../site/routes/paths.ts';
import { addressOf, usePlace } from '../../../site/routes/Place.ts';
import { Redirect } from '../../../site/routes/Redirect.tsx';
import type { RequestedList } from '../../../site/routes/search/requestedList.ts';
import { RealAccountDialog } from './RealAccountDialog.tsx';
import { VendorGamesDialog } from './VendorGamesDialog.tsx';

/**
 * The dialog of the vendor list that the address names, over the page. Visitors log in first and return; a trial
 * account gets the real-account dialog (REQ-189, REQ-190). Back closes it (D11).
 */
export function ListedGames({ list }: { readonly list: RequestedList }) {
  const { session } = useSession();
  const place = usePlace();
  const navigate = useNavigate();
  const cameFromAPage = useNavigationType() === NavigationType.Push;
  // Hides the dialog while the registration is open over this page, whose address still names the list.
  const [isRegistering, setRegistering] = useState(false);
  const close = (): void => {
    if (cameFromAPage) void navigate(-1);
    else void navigate(hrefOf('home'), { replace: true });
  };
  const { step } = launchStep({ ...list, opensList: true, status: 'open' }, session);
  if (step === 'logIn') return <Redirect to={hrefOf('login', { return: addressOf(place) })} />;
  if (step === 'needRealAccount')
    return isRegistering ? null : <RealAccountDialog onClose={close} onRegister={() => setRegistering(true)} />;
  return <VendorGamesDialog {...list} onClose={close} />;
}

import { useProviderResponse } from '@baize/features/session/login/social';
import { useStartUp } from '@baize/features/system';
import { Spinner } from '@baize/ui-kit/Spinner';
import { useEffect } from 'react';
import { usePlace } from '../../../site/routes/Place.ts';
import { useMove } from '../../../site/routes/useMove.ts';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { SignIn } from './SignIn.tsx';

/**
 * The page to which a provider redirects. It removes the provider's parameters from the address before it uses them
 * (D13), so that a reload or a shared link signs no one in.
 */
export function SignInReturn() {
  const { pathname, search } = usePlace();
  const move = useMove();
  const given = useProviderResponse(search);
  const { startUp, flags } = useStartUp();
  const isClean = search === '';
  useEffect(() => {
    if (!isClean) move(pathname, { replace: true });
  }, [isClean, move, pathname]);
  if (startUp !== undefined && isClean) return <SignIn given={given} flags={flags} rules={startUp.fieldRules} />;
  return (
    <>
      <PageHeading />
      <Spinner />
    </>
  );
}

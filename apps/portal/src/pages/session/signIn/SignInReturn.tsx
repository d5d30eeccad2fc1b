import { useGiven } from '@baize/features/session/login/social';
import { useStartUp } from '@baize/features/system';
import { Spinner } from '@baize/ui-kit/Spinner';
import { useEffect } from 'react';
import { usePlace } from '../../../routes/Place.ts';
import { useMove } from '../../../routes/useMove.ts';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { SignIn } from './SignIn.tsx';

/**
 * Where a provider sends visitors back to. What it says is taken out of the address before anything is done with it
 * (D13): a reload, or a link that is passed on, signs nobody in.
 */
export function SignInReturn() {
  const { pathname, search } = usePlace();
  const move = useMove();
  const given = useGiven(search);
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

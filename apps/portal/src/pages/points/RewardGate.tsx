import { useSession } from '@baize/features/session';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { hrefOf } from '../../site/routes/paths.ts';
import { addressOf, usePlace } from '../../site/routes/Place.ts';
import { RealAccountDialog } from './spendParts.ts';

type RewardDoorProps = {
  /** The id of the reward, the hash of the address to return to after the login. */
  readonly id: string;
  readonly nameId: string;
};

/**
 * The button of a reward for those without points: a visitor logs in and returns to the reward, a trial account needs a
 * real one (REQ-008, REQ-011).
 */
export function RewardGate({ id, nameId }: RewardDoorProps) {
  const { t } = useLingui();
  const { session } = useSession();
  const here = usePlace();
  const [isTold, setTold] = useState(false);
  if (session.state === 'anonymous') {
    const back = addressOf({ ...here, hash: `#${encodeURIComponent(id)}` });
    return (
      <ButtonLink variant="main" href={hrefOf('login', { return: back })} aria-describedby={nameId}>
        {t({ id: 'points.logIn', message: 'Log in to redeem' })}
      </ButtonLink>
    );
  }
  if (session.state !== 'trial') return null;
  return (
    <>
      <Button variant="main" aria-haspopup="dialog" aria-describedby={nameId} onClick={() => setTold(true)}>
        {t({ id: 'points.redeem', message: 'Redeem' })}
      </Button>
      <Suspense>{isTold && <RealAccountDialog onClose={() => setTold(false)} />}</Suspense>
    </>
  );
}

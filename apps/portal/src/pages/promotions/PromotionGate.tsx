import { actionOf, type Promotion } from '@baize/features/promotions';
import { useSession } from '@baize/features/session';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { hrefOf } from '../../site/routes/paths.ts';
import { addressOf, usePlace } from '../../site/routes/Place.ts';
import { lazyPart } from '../../site/words/lazyWithWords.tsx';
import { LazyRealAccountDialog } from '../catalogue/games/LazyRealAccountDialog.tsx';
import { usePromotionActionLabel } from './usePromotionActionLabel.ts';

const ApplicationDialog = lazyPart('promotions', () =>
  import('./ApplicationDialog.tsx').then((chunk) => chunk.ApplicationDialog),
);

const PromotionButton = lazyPart('promotions', () =>
  import('./PromotionButton.tsx').then((chunk) => chunk.PromotionButton),
);

type PromotionDeedProps = {
  readonly promotion: Promotion;
  readonly titleId: string;
};

/**
 * The button of a promotion: a visitor logs in and returns to it, a trial account needs a real one (REQ-008, REQ-011).
 */
export function PromotionGate({ promotion, titleId }: PromotionDeedProps) {
  const { t } = useLingui();
  const { session } = useSession();
  const here = usePlace();
  const label = usePromotionActionLabel();
  const [isAsking, setAsking] = useState(false);
  const action = actionOf(promotion);
  if (action === undefined) return null;
  if (session.state === 'anonymous') {
    const back = addressOf({ ...here, hash: `#${encodeURIComponent(promotion.id)}` });
    return (
      <ButtonLink variant="main" href={hrefOf('login', { return: back })} aria-describedby={titleId}>
        {t({ id: 'promotions.logIn', message: 'Log in to take part' })}
      </ButtonLink>
    );
  }
  const isTrial = session.state === 'trial';
  if (!isTrial && action !== 'apply')
    return (
      <Suspense
        fallback={
          <Button variant="main" busy aria-describedby={titleId}>
            {label(action)}
          </Button>
        }
      >
        <PromotionButton promotion={promotion} action={action} titleId={titleId} />
      </Suspense>
    );
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="main" aria-haspopup="dialog" aria-describedby={titleId} onClick={() => setAsking(true)}>
        {label(action)}
      </Button>
      <Suspense>
        {isAsking &&
          (isTrial ? (
            <LazyRealAccountDialog onClose={close} />
          ) : (
            <ApplicationDialog promotion={promotion} onClose={close} />
          ))}
      </Suspense>
    </>
  );
}

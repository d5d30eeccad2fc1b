import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { hrefOf } from '../../../site/routes/paths.ts';

/** Leads from an empty record to the games. */
export function GamesLink() {
  const { t } = useLingui();
  return <ButtonLink href={hrefOf('home')}>{t({ id: 'records.firstGame', message: 'Find a game' })}</ButtonLink>;
}

/** Leads from an empty record to the deposit. */
export function DepositLink() {
  const { t } = useLingui();
  return (
    <ButtonLink href={memberPage('depositv2')}>
      {t({ id: 'records.firstDeposit', message: 'Make a deposit' })}
    </ButtonLink>
  );
}

/** Leads from an empty record to the promotions. */
export function PromotionsLink() {
  const { t } = useLingui();
  return (
    <ButtonLink href={hrefOf('promotions')}>
      {t({ id: 'records.firstPromotion', message: 'See all promotions' })}
    </ButtonLink>
  );
}

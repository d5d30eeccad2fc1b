import { useBalance } from '@baize/features/wallet';
import { AmountText } from '@baize/ui-kit/AmountText';
import { ButtonLink } from '@baize/ui-kit/Button';
import { fieldIcons } from '@baize/ui-kit/Icon';
import { IconButton } from '@baize/ui-kit/IconButton';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useMoney } from '../../../site/words/useMoney.ts';
import { BalanceLine, HeadButtons, HeadCard } from './CentreHead.styles.ts';

/** The balance with its refresh, which spins until the call ends (REQ-043), and the ways in and out of it. */
export function BalanceCard() {
  const { t } = useLingui();
  const { balance, refresh, refreshing, failed } = useBalance();
  const money = useMoney();
  const label = t({ id: 'member.balance', message: 'Your balance' });
  const again = t({ id: 'header.refreshBalance', message: 'Refresh balance' });
  const failure = t({ id: 'header.balanceFailed', message: 'The balance could not be refreshed.' });
  return (
    <HeadCard>
      <BalanceLine>
        <div>
          <p>{label}</p>
          <output aria-label={label} aria-busy={balance === undefined && !failed}>
            {balance !== undefined && <AmountText size="large" amount={money(balance.balance, balance.currency)} />}
            {balance === undefined && (failed ? '—' : <Skeleton shape="figure" />)}
          </output>
          {balance?.bonus !== undefined && <BonusPart amount={bidiIsolate(money(balance.bonus, balance.currency))} />}
        </div>
        <IconButton
          icon={fieldIcons.refresh}
          label={failed ? `${again}. ${failure}` : again}
          busy={refreshing}
          onClick={refresh}
        />
      </BalanceLine>
      <HeadButtons>
        <ButtonLink variant="main" href={memberPage('depositv2')}>
          {t({ id: 'header.deposit', message: 'Deposit' })}
        </ButtonLink>
        <ButtonLink href={memberPage('withdraw')}>{t({ id: 'header.withdraw', message: 'Withdraw' })}</ButtonLink>
      </HeadButtons>
    </HeadCard>
  );
}

function BonusPart({ amount }: { readonly amount: string }) {
  const { t } = useLingui();
  return <p>{t({ id: 'member.balance.bonus', message: `Bonus money included: ${amount}` })}</p>;
}

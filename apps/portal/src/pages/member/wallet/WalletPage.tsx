import { hasToCollect, useMoveMoney, useWallets, type MemberWallets } from '@baize/features/transfers';
import { AmountText } from '@baize/ui-kit/AmountText';
import { ButtonLink } from '@baize/ui-kit/Button';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { ButtonRow, MoneyPart, MoneyStack } from '../moneyOut/MoneyOut.styles.ts';
import { PaymentPasswordPart } from '../paymentPassword/PaymentPasswordPart.tsx';
import { CollectButton } from './CollectButton.tsx';
import { useWalletName } from './useWalletName.ts';
import { WalletForm } from './WalletForm.tsx';

/** The member's wallets: the total and, where each vendor has a wallet, transfers between them (REQ-225). */
export function WalletPage() {
  const { t } = useLingui();
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'wallet.failed', message: 'Your wallet could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <MoneyStack>
      <LoadedContent
        of={useWallets()}
        loading={
          <MoneyPart>
            <Skeleton shape="line" />
            <Skeleton shape="figure" />
          </MoneyPart>
        }
        failed={renderFailure}
      >
        {(wallets) => <Wallets {...wallets} />}
      </LoadedContent>
      <PaymentPasswordPart />
    </MoneyStack>
  );
}

function Wallets(all: MemberWallets) {
  const { t } = useLingui();
  const money = useExactMoney();
  const walletName = useWalletName();
  const notify = useSetAtom(notifyAtom);
  const { isSingle, currency, total, wallets } = all;
  const [transfers, setTransfers] = useState(0);
  const call = useMoveMoney(({ kind }) => {
    if (kind === 'collect') {
      notify({ tone: 'success', text: t({ id: 'wallet.collected', message: 'All money is in your main wallet.' }) });
      return;
    }
    notify({ tone: 'success', text: t({ id: 'wallet.moved', message: 'The money has been moved.' }) });
    setTransfers((count) => count + 1);
  });
  return (
    <>
      <MoneyPart aria-label={t({ id: 'wallet.total', message: 'Total balance' })}>
        <p>{t({ id: 'wallet.total', message: 'Total balance' })}</p>
        <AmountText size="large" amount={money(total, currency)} />
        {isSingle && <p>{t({ id: 'wallet.single', message: 'You play all games from this balance.' })}</p>}
        <ButtonRow>
          <ButtonLink variant="main" href={memberPage('depositv2')}>
            {t({ id: 'wallet.deposit', message: 'Deposit' })}
          </ButtonLink>
          <ButtonLink href={memberPage('withdraw')}>{t({ id: 'withdraw.submit', message: 'Withdraw' })}</ButtonLink>
        </ButtonRow>
      </MoneyPart>
      {!isSingle && (
        <>
          <MoneyPart aria-label={t({ id: 'wallet.list', message: 'Your wallets' })}>
            <h2>{t({ id: 'wallet.list', message: 'Your wallets' })}</h2>
            <DescriptionList
              items={wallets.map((wallet) => ({
                id: wallet.id,
                label: walletName(wallet),
                value: <AmountText amount={money(wallet.balance, currency)} />,
              }))}
            />
            {hasToCollect(all) && <CollectButton currency={currency} call={call} />}
          </MoneyPart>
          {call.lost && (
            <MoneyPart as="output">
              {t({
                id: 'wallet.lost',
                message: 'There is no answer yet to your last transfer. We keep asking. It is not made a second time.',
              })}
            </MoneyPart>
          )}
          <WalletForm wallets={all} call={call} transfers={transfers} />
        </>
      )}
    </>
  );
}

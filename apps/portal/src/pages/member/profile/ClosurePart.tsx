import { canClose, useCloseAccount, useClosure, type AccountClosure } from '@baize/features/profile';
import { proofNeed, type ProofKind } from '@baize/features/security';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { ConfirmWithSecret } from '../../verification/ConfirmWithSecret.tsx';
import { offersPasskeys } from '../../verification/passkey/offersPasskeys.ts';
import { useLongDate } from '../../../site/words/useLongDate.ts';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { PasskeyInstead } from '../security/PasskeyInstead.tsx';
import { LineList } from './ProfileSettings.styles.ts';
import { SecretButton } from './SecretButton.tsx';
import { useProfileRefusalText } from './useProfileRefusalText.ts';

/** The closure of the account: what must end first, what is kept, and the button once nothing is left. */
export function ClosurePart() {
  const { t } = useLingui();
  const title = t({ id: 'profile.closure', message: 'Close your account' });
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'profile.closure.failed', message: 'The state of your account could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <p>
        {t({
          id: 'profile.closure.text',
          message: 'You can no longer log in then, and it cannot be taken back.',
        })}
      </p>
      <p>
        {t({
          id: 'profile.closure.kept',
          message:
            'We keep records of money and play, and your contacts, for as long as the law requires. Your picture is deleted.',
        })}
      </p>
      <LoadedContent of={useClosure()} loading={<Skeleton shape="figure" />} failed={renderFailure}>
        {(closure) => <Closure title={title} closure={closure} />}
      </LoadedContent>
    </MoneyPart>
  );
}

type ClosureProps = { readonly title: string; readonly closure: AccountClosure };

function Closure({ title, closure }: ClosureProps) {
  const { t } = useLingui();
  const obstacles = useObstacleTexts(closure);
  const longDate = useLongDate();
  const until = closure.excludedUntil === undefined ? undefined : bidiIsolate(longDate(closure.excludedUntil));
  return (
    <>
      {obstacles.length > 0 && (
        <>
          <p>{t({ id: 'profile.closure.first', message: 'Before that:' })}</p>
          <LineList>
            {obstacles.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </LineList>
        </>
      )}
      {until !== undefined && (
        <p>{t({ id: 'profile.closure.excluded', message: `Your self-exclusion stays in force until ${until}.` })}</p>
      )}
      <SecretButton
        label={t({ id: 'profile.closure.open', message: 'Close the account' })}
        disabled={!canClose(closure)}
      >
        {(kind, handleClose) => <ClosureDialog title={title} kind={kind} closure={closure} onClose={handleClose} />}
      </SecretButton>
    </>
  );
}

type ClosureDialogProps = ClosureProps & { readonly kind: ProofKind; readonly onClose: () => void };

function ClosureDialog({ title, kind, closure: { bonus, currency }, onClose }: ClosureDialogProps) {
  const { t } = useLingui();
  const money = useExactMoney();
  const notify = useSetAtom(notifyAtom);
  const call = useCloseAccount(kind, () => {
    onClose();
    notify({ tone: 'success', text: t({ id: 'profile.closure.done', message: 'Your account is closed.' }) });
  });
  const amount = bidiIsolate(money(bonus, currency));
  return (
    <ConfirmWithSecret
      title={title}
      text={
        bonus === '0'
          ? t({ id: 'profile.closure.confirm', message: 'The account is closed at once and for good.' })
          : t({
              id: 'profile.closure.confirm.bonus',
              message: `The account is closed at once and for good. You give up ${amount} of bonus money.`,
            })
      }
      action={t({ id: 'profile.closure.action', message: 'Close for good' })}
      need={proofNeed(kind)}
      call={call}
      refusalText={useProfileRefusalText()}
      instead={offersPasskeys() && <PasskeyInstead isBusy={call.isBusy} onProof={call.prove} />}
      onClose={onClose}
    />
  );
}

/** Sentences about what must end before the account is closed. */
const useObstacleTexts = ({ obstacles, balance, currency }: AccountClosure): readonly string[] => {
  const { t } = useLingui();
  const money = useExactMoney();
  const amount = bidiIsolate(money(balance, currency));
  const texts: Readonly<Record<AccountClosure['obstacles'][number], string>> = {
    balance: t({ id: 'profile.closure.balance', message: `Withdraw your balance of ${amount}.` }),
    vendorWallets: t({
      id: 'profile.closure.vendorWallets',
      message: 'Transfer your money from the providers to your wallet, and withdraw it.',
    }),
    withdrawals: t({ id: 'profile.closure.withdrawals', message: 'Wait until your withdrawals have arrived.' }),
    deposits: t({ id: 'profile.closure.deposits', message: 'Cancel your open deposits, or wait until they end.' }),
    bets: t({ id: 'profile.closure.bets', message: 'Wait until your open bets are settled.' }),
  };
  return obstacles.map((obstacle) => texts[obstacle]);
};

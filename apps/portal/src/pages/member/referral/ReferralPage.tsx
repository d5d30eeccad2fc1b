import { formatLocale, numberFormat } from '@baize/domain/languages';
import { useClaimReferral, useReferral, type Referral, type ReferralCode } from '@baize/features/referral';
import { Button } from '@baize/ui-kit/Button';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { useSite } from '../../../site/SiteContext.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';
import { RichTextWithSkeleton } from '../../RichTextWithSkeleton.tsx';
import { MoneyPart, PartStack } from '../moneyOut/MoneyOut.styles.ts';
import { Friends } from './Friends.tsx';
import { InviteCard } from './InviteCard.tsx';
import { ClaimLine } from './ReferralPage.styles.ts';

/** The member's invitation: what to share, by which rule it earns, what it earned and by whom (REQ-217, D20). */
export function ReferralPage() {
  const { t } = useLingui();
  const words = useKitWords();
  const { view, retry } = useReferral();
  switch (view.state) {
    case 'loading':
      return (
        <PartStack>
          <VisuallyHidden as="output">{words.loading}</VisuallyHidden>
          <Skeleton shape="figure" />
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
        </PartStack>
      );
    case 'failed':
      return (
        <FailedNotice
          title={t({ id: 'referral.failed', message: 'Your invitation could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      );
    case 'closed':
      return (
        <StatusScreen
          compact
          kind="empty"
          title={t({ id: 'referral.closed', message: 'Inviting friends is not offered at the moment' })}
        />
      );
    case 'ready':
      return (
        <PartStack>
          <InviteCard code={view.referral.code} />
          <Rule {...view.referral} />
          <Earned {...view.referral} />
          <Friends />
        </PartStack>
      );
  }
}

function Rule({ rule, currency, content }: Referral) {
  const { t } = useLingui();
  const money = useExactMoney();
  const reward = bidiIsolate(money(rule.reward, currency));
  const deposited = bidiIsolate(money(rule.deposited, currency));
  const { times } = rule;
  const name = t({ id: 'referral.rule', message: 'How it works' });
  return (
    <MoneyPart aria-label={name}>
      <h2>{name}</h2>
      <p>
        <span>
          {t({
            id: 'referral.rule.text',
            message: `You earn ${reward} for each friend who joins by your link and deposits ${deposited} in all.`,
          })}
        </span>{' '}
        {times > 0 && (
          <span>
            {t({
              id: 'referral.rule.times',
              message: plural(times, {
                one: 'You wager the reward once before you withdraw it.',
                other: 'You wager the reward # times before you withdraw it.',
              }),
            })}
          </span>
        )}
      </p>
      {content !== '' && <RichTextWithSkeleton html={content} />}
    </MoneyPart>
  );
}

function Earned({ friends, earned, claimable, currency }: Referral) {
  const { t } = useLingui();
  const { language, document } = useSite();
  const count = numberFormat(formatLocale(language, document.region), {});
  const money = useExactMoney();
  const notify = useSetAtom(notifyAtom);
  const refusalText = useClaimRefusalText();
  const sum = bidiIsolate(money(claimable, currency));
  const { claim, isBusy, refusal } = useClaimReferral(() =>
    notify({ tone: 'success', text: t({ id: 'referral.claimed', message: `${sum} was added to your balance.` }) }),
  );
  const title = t({ id: 'referral.earned', message: 'What it earned' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <DescriptionList
        items={[
          {
            id: 'friends',
            label: t({ id: 'referral.friends', message: 'Who joined' }),
            value: count.format(friends),
          },
          {
            id: 'earned',
            label: t({ id: 'referral.paid', message: 'Paid so far' }),
            value: money(earned, currency),
          },
          {
            id: 'claimable',
            label: t({ id: 'referral.claimable', message: 'Ready to claim' }),
            value: money(claimable, currency),
          },
        ]}
      />
      {claimable !== '0' && (
        <ClaimLine>
          <Button variant="main" busy={isBusy} onClick={claim}>
            {t({ id: 'referral.claim', message: `Claim ${sum}` })}
          </Button>
          {refusal && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
        </ClaimLine>
      )}
    </MoneyPart>
  );
}

const useClaimRefusalText = (): ReturnType<typeof useRefusalText<ReferralCode>> => {
  const { t } = useLingui();
  return useRefusalText<ReferralCode>({
    referralClosed: () => t({ id: 'referral.closed', message: 'Inviting friends is not offered at the moment' }),
    rewardNotReached: () =>
      t({ id: 'referral.refused.nothing', message: 'There is nothing to claim: it was claimed already.' }),
    walletFull: () =>
      t({ id: 'referral.refused.full', message: 'Your wallet is full. Withdraw some money, then claim again.' }),
  });
};

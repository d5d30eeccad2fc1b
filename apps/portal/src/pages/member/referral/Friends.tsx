import { useReferredFriends, type ReferredFriend } from '@baize/features/referral';
import { Progress } from '@baize/ui-kit/Progress';
import type { RecordsColumn } from '@baize/ui-kit/RecordsTable';
import { StatusBadge, type StatusTone } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { RecordsPage } from '../../../site/records/RecordsPage.tsx';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';

/** Who joined by the invitation, and what each has earned. */
export function Friends() {
  const { t } = useLingui();
  const title = t({ id: 'referral.friends', message: 'Who joined' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <RecordsPage
        records={useReferredFriends()}
        rowKey={({ id }) => id}
        columns={useFriendColumns()}
        words={{
          caption: title,
          failed: t({ id: 'referral.friends.failed', message: 'The friends who joined could not be loaded' }),
          empty: t({
            id: 'referral.friends.none',
            message: 'Nobody has joined yet. Share your link with a friend.',
          }),
        }}
      />
    </MoneyPart>
  );
}

const tones = {
  joined: 'waiting',
  claimable: 'info',
  paid: 'success',
  own: 'neutral',
} as const satisfies Record<ReferredFriend['status'], StatusTone>;

const useStatusWord = (): ((status: ReferredFriend['status']) => string) => {
  const { t } = useLingui();
  return (status) => {
    switch (status) {
      case 'joined':
        return t({ id: 'referral.status.joined', message: 'Has joined' });
      case 'claimable':
        return t({ id: 'referral.status.claimable', message: 'Ready to claim' });
      case 'paid':
        return t({ id: 'referral.status.paid', message: 'Paid' });
      case 'own':
        return t({ id: 'referral.status.own', message: 'Your own account: no reward' });
    }
  };
};

const useFriendColumns = (): readonly RecordsColumn<ReferredFriend>[] => {
  const { t } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  const word = useStatusWord();
  return [
    {
      id: 'name',
      header: t({ id: 'referral.friend', message: 'Friend' }),
      cell: ({ name }) => <bdi translate="no">{name}</bdi>,
    },
    {
      id: 'joined',
      header: t({ id: 'referral.joinedAt', message: 'Joined on' }),
      card: 'line',
      cell: ({ joinedAt }) => dateTime(joinedAt),
    },
    {
      id: 'deposited',
      header: t({ id: 'referral.deposited', message: 'Deposited' }),
      card: 'line',
      width: 'large',
      cell: (friend) => <Deposited friend={friend} />,
    },
    {
      id: 'reward',
      header: t({ id: 'referral.reward', message: 'Reward' }),
      align: 'end',
      card: 'figure',
      width: 'medium',
      cell: ({ reward, currency, status }) => (status === 'own' ? '–' : <bdi>{money(reward, currency)}</bdi>),
    },
    {
      id: 'status',
      header: t({ id: 'records.status', message: 'Status' }),
      card: 'line',
      cell: ({ status }) => <StatusBadge word={word(status)} tone={tones[status]} />,
    },
  ];
};

function Deposited({ friend: { done, required, currency } }: { readonly friend: ReferredFriend }) {
  const { t } = useLingui();
  const money = useExactMoney();
  const some = bidiIsolate(money(done, currency));
  const all = bidiIsolate(money(required, currency));
  return (
    <Progress
      label={t({ id: 'referral.deposited', message: 'Deposited' })}
      value={Number(done) / Number(required)}
      text={t({ id: 'referral.deposited.of', message: `${some} of ${all}` })}
    />
  );
}

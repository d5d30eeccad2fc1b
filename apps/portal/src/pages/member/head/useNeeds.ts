import { useUnreadCount } from '@baize/features/announcements';
import { useOpenWithdrawals, usePendingDeposits } from '@baize/features/payments';
import { useRewards } from '@baize/features/promotions';
import { useSecurity } from '@baize/features/security';
import { moreIcons, placeIcons, type IconSource } from '@baize/ui-kit/Icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bellIcon } from '../../../site/routes/areas/announcements.ts';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { hrefOf } from '../../../site/routes/paths.ts';

/** Something that waits for the member, and the page where it is done. */
type Need = {
  readonly id: string;
  readonly icon: IconSource;
  readonly text: string;
  readonly href: string;
};

type Source = { readonly needs: readonly Need[]; readonly loading: boolean };

const AT_MOST = 3;

/** What waits for the member, the most urgent first; `loading` until each source has loaded or failed. */
export const useNeeds = (): Source => {
  const sources = [useWithdrawalNeeds(), useDepositNeeds(), useRewardNeeds(), useEmailNeeds(), useMessageNeeds()];
  return {
    needs: sources.flatMap(({ needs }) => needs).slice(0, AT_MOST),
    loading: sources.some(({ loading }) => loading),
  };
};

/** A sent withdrawal asks whether it has arrived (REQ-224); the others are under way. */
const useWithdrawalNeeds = (): Source => {
  const { t } = useLingui();
  const orders = useOpenWithdrawals();
  const open = orders ?? [];
  const sent = open.filter(({ status }) => status === 'sent').length;
  const count = open.length;
  const text =
    sent > 0
      ? t({
          id: 'member.need.confirm',
          message: plural(sent, { one: '# withdrawal to confirm', other: '# withdrawals to confirm' }),
        })
      : t({
          id: 'member.need.withdrawals',
          message: plural(count, { one: '# withdrawal under way', other: '# withdrawals under way' }),
        });
  return {
    needs: count === 0 ? [] : [{ id: 'withdrawals', icon: moreIcons.moneyOut, text, href: memberPage('withdraw') }],
    loading: orders === undefined,
  };
};

const useDepositNeeds = (): Source => {
  const { t } = useLingui();
  const pending = usePendingDeposits();
  const count = pending?.length ?? 0;
  const text = t({
    id: 'member.need.deposits',
    message: plural(count, { one: '# deposit waiting', other: '# deposits waiting' }),
  });
  return {
    needs: count === 0 ? [] : [{ id: 'deposits', icon: moreIcons.clock, text, href: memberPage('depositv2') }],
    loading: pending === undefined,
  };
};

const useRewardNeeds = (): Source => {
  const { t } = useLingui();
  const { view } = useRewards();
  const count = view.state === 'ready' ? view.ready.length : 0;
  const text = t({
    id: 'member.need.rewards',
    message: plural(count, { one: '# reward to claim', other: '# rewards to claim' }),
  });
  return {
    needs: count === 0 ? [] : [{ id: 'rewards', icon: placeIcons.gift, text, href: memberPage('rewardCenter') }],
    loading: view.state === 'loading',
  };
};

/** A member whose e-mail address is not confirmed reads of no change to the account; without a secret none can be added. */
const useEmailNeeds = (): Source => {
  const { t } = useLingui();
  const { data: security, error } = useSecurity();
  const text = t({ id: 'security.email.add', message: 'Add an e-mail address' });
  const isMissing = security !== undefined && security.email === undefined && security.proof !== undefined;
  return {
    needs: isMissing ? [{ id: 'email', icon: moreIcons.shield, text, href: memberPage('securityCenter') }] : [],
    loading: security === undefined && error === undefined,
  };
};

const useMessageNeeds = (): Source => {
  const { t } = useLingui();
  const count = useUnreadCount();
  const text = t({
    id: 'member.need.messages',
    message: plural(count, { one: '# unread announcement', other: '# unread announcements' }),
  });
  return {
    needs: count === 0 ? [] : [{ id: 'messages', icon: bellIcon, text, href: hrefOf('announcements') }],
    loading: false,
  };
};

import { useHandleUnreadEvent } from '@baize/features/announcements';
import { type MemberEvent, useMemberEvents } from '@baize/features/events';
import { useHandleMessagesEvent } from '@baize/features/messages';
import { useHandleDepositEvent } from '@baize/features/payments';
import { useHandleBalanceEvent } from '@baize/features/wallet';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useSite } from '../../site/SiteContext.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { useMoney } from '../../site/words/useMoney.ts';
import { notifyAtom } from '../../site/parts/notices.atoms.ts';
import { DepositPill } from './DepositPill.tsx';

/**
 * Shows a member the results of deposits and withdrawals as they happen, and the deposits that wait for their payment;
 * updates balance, deposits, messages and unread counts (D34).
 */
export function MemberNews() {
  const { document } = useSite();
  const textOf = useResultText();
  const balanceTold = useHandleBalanceEvent();
  const unreadTold = useHandleUnreadEvent();
  const messagesTold = useHandleMessagesEvent();
  const depositTold = useHandleDepositEvent();
  const notify = useSetAtom(notifyAtom);
  useMemberEvents(
    () => {
      const channel = new BroadcastChannel(`baize-${document.id}-events`);
      // An insecure page has no `locks`, although the type requires it.
      const { locks } = navigator as { readonly locks?: LockManager };
      return { channel, locks, close: () => channel.close() };
    },
    (event) => {
      if (event.type === 'balance') balanceTold(event.sequence);
      else if (event.type === 'unread') unreadTold(event.count);
      else if (event.type === 'messages') messagesTold();
      else {
        if (event.type === 'depositCredited' || event.type === 'depositFailed') depositTold();
        notify({ text: textOf(event), tone: hasGoneWell(event) ? 'success' : 'error' });
      }
    },
  );
  return <DepositPill />;
}

type Result = Extract<MemberEvent, { readonly amount: string }>;

const hasGoneWell = ({ type }: Result): boolean => type === 'depositCredited' || type === 'withdrawApproved';

/** Returns the sentence for the result of a deposit or withdrawal; the amount is isolated in its own direction. */
const useResultText = (): ((result: Result) => string) => {
  const { t } = useLingui();
  const money = useMoney();
  return (result) => {
    const amount = bidiIsolate(money(result.amount, result.currency));
    switch (result.type) {
      case 'depositCredited':
        return t({ id: 'menus.depositCredited', message: `${amount} was added to your balance.` });
      case 'depositFailed':
        return t({
          id: 'menus.depositFailed',
          message: `Your deposit of ${amount} did not go through. Try again, or contact customer service.`,
        });
      case 'withdrawApproved':
        return t({ id: 'menus.withdrawApproved', message: `Your withdrawal of ${amount} was approved.` });
      case 'withdrawRejected':
        return t({
          id: 'menus.withdrawRejected',
          message: `Your withdrawal of ${amount} was rejected. Customer service can tell you why.`,
        });
    }
  };
};

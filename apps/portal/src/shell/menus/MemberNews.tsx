import { useUnreadTold } from '@baize/features/announcements';
import { type MemberEvent, useMemberEvents } from '@baize/features/events';
import { useBalanceTold } from '@baize/features/wallet';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useSite } from '../../app/SiteContext.ts';
import { useMoney } from '../../words/useMoney.ts';
import { notifyAtom } from '../notices.atoms.ts';

/** Tells a member what came of deposits and withdrawals, and keeps balance and unread count new, as it happens (D34). */
export function MemberNews() {
  const { document } = useSite();
  const textOf = useResultText();
  const balanceTold = useBalanceTold();
  const unreadTold = useUnreadTold();
  const notify = useSetAtom(notifyAtom);
  useMemberEvents(
    () => {
      const channel = new BroadcastChannel(`baize-${document.id}-events`);
      // A page that is not secure has no locks, whatever the types say.
      const { locks } = navigator as { readonly locks?: LockManager };
      return { channel, locks, close: () => channel.close() };
    },
    (event) => {
      if (event.type === 'balance') balanceTold(event.sequence);
      else if (event.type === 'unread') unreadTold(event.count);
      else notify({ text: textOf(event), tone: hasGoneWell(event) ? 'success' : 'error' });
    },
  );
  return null;
}

type Result = Extract<MemberEvent, { readonly amount: string }>;

function hasGoneWell({ type }: Result): boolean {
  return type === 'depositCredited' || type === 'withdrawApproved';
}

/** What came of a deposit or a withdrawal, in words; the amount keeps its own direction. */
function useResultText(): (result: Result) => string {
  const { t } = useLingui();
  const money = useMoney();
  return (result) => {
    const amount = `\u2068${money(result.amount, result.currency)}\u2069`;
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
}

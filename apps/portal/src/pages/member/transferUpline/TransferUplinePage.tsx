import { useUpline, type TransferReceipt } from '@baize/features/transfers';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { MoneyPart, MoneyStack } from '../moneyOut/MoneyOut.styles.ts';
import { Receipt } from './Receipt.tsx';
import { UplineForm } from './UplineForm.tsx';

/** A transfer to the agent who invited the member: amount, payment password, receipt (REQ-217, D20). */
export function TransferUplinePage() {
  const { t } = useLingui();
  const words = useKitWords();
  const { view, retry } = useUpline();
  const [receipt, setReceipt] = useState<TransferReceipt>();
  if (receipt !== undefined) return <Receipt {...receipt} onAgain={() => setReceipt(undefined)} />;
  switch (view.state) {
    case 'loading':
      return (
        <MoneyPart>
          <VisuallyHidden as="output">{words.loading}</VisuallyHidden>
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
          <Skeleton shape="figure" />
        </MoneyPart>
      );
    case 'failed':
      return (
        <FailedNotice
          title={t({ id: 'upline.failed', message: 'Your upline could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      );
    case 'none':
      return (
        <StatusScreen
          compact
          kind="empty"
          title={t({ id: 'money.refused.upline', message: 'You have no upline to transfer to.' })}
          text={t({ id: 'upline.none', message: 'Only members whom an agent has invited can use this page.' })}
        />
      );
    case 'ready':
      return (
        <MoneyStack>
          <UplineForm {...view.upline} onDone={setReceipt} />
        </MoneyStack>
      );
  }
}

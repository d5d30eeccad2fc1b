import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from './FailedNotice.tsx';

type ShelfNoticeProps = {
  readonly kind: 'empty' | 'failed';
  readonly onRetry: () => void;
};

/** Rendered in place of a shelf's games, when there are none or they failed to load (REQ-182). */
export function ShelfNotice({ kind, onRetry }: ShelfNoticeProps) {
  const { t } = useLingui();
  if (kind === 'empty') {
    return <StatusScreen compact kind="empty" title={t({ id: 'in_no_data', message: 'Nothing here yet' })} />;
  }
  return <FailedNotice title={t({ id: 'games.failed', message: 'The games could not be loaded' })} onRetry={onRetry} />;
}

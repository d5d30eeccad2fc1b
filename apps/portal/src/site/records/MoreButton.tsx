import type { RecordList } from '@baize/features/paging';
import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../screens/FailedNotice.tsx';

type MoreButtonProps = {
  readonly more: NonNullable<RecordList<unknown>['more']>;
  readonly failed: string;
};

/** Loads the next page of a list; a page that failed is said, with a retry. */
export function MoreButton({ more, failed }: MoreButtonProps) {
  const { t } = useLingui();
  if (more.state === 'failed') return <FailedNotice title={failed} onRetry={more.load} />;
  return (
    <div>
      <Button busy={more.state === 'loading'} onClick={more.load}>
        {t({ id: 'records.more', message: 'Show more' })}
      </Button>
    </div>
  );
}

import { type NamedLottery, useLotteryBoard } from '@baize/features/lottery';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { Board } from './Board.tsx';

/** The selected lottery: its board, or the loading or failed state. */
export function BoardLoader({ lottery }: { readonly lottery: NamedLottery }) {
  const { t } = useLingui();
  const { view, retry } = useLotteryBoard(lottery);
  if (view.state === 'loading') return <LoadingCover />;
  if (view.state === 'failed')
    return (
      <FailedNotice
        title={t({ id: 'lottery.boardFailed', message: 'This lottery cannot be played at the moment' })}
        error={view.error}
        onRetry={retry}
      />
    );
  return <Board board={view.board} closesAt={view.closesAt} />;
}

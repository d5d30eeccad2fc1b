import { prizeMode } from '@baize/domain/categories';
import { useVendorMenu } from '@baize/features/catalogue';
import { useLotteryGames, useLotteryBoard, type LotteryHouse, type NamedLottery } from '@baize/features/lottery';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { routeAt } from '../../site/routes/paths.ts';
import { usePlace } from '../../site/routes/Place.ts';
import { useSearch } from '../../site/routes/useSearch.ts';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { lazyExtra } from '../../site/words/lazyWithWords.tsx';
import { LotteryColumns, LotteryFrame } from './LotteryPage.styles.ts';
import { LotteryMenu } from './LotteryMenu.tsx';
import { Board } from './Board.tsx';

const LotteryNotices = lazyExtra('announcements', () =>
  import('../announcements/LotteryNotices.tsx').then((chunk) => chunk.LotteryNotices),
);

/** The lotteries of a house and the selected one with its draw, bet types and history (REQ-027). */
export function LotteryPage() {
  const { t } = useLingui();
  const { pathname } = usePlace();
  const house = (routeAt(pathname)?.route.name ?? 'lottery') as LotteryHouse;
  const { code } = useSearch('lottery');
  const odds = useVendorMenu('ELOTT');
  const mode = prizeMode(odds.vendors.map(({ vassalage }) => ({ vassalage, gameType: 'ELOTT' })));
  const { state: menus, groups, error, retry } = useLotteryGames(house, mode);
  // The order of the games depends on the vendors' prize modes.
  const state = odds.state === 'loading' && menus === 'ready' ? 'loading' : menus;
  const games = groups.flatMap((group) => group.games);
  const game = code === undefined ? games[0] : games.find((one) => one.code === code);
  return (
    <LotteryFrame>
      <PageHeading />
      {state === 'loading' && <LoadingCover />}
      {state === 'failed' && (
        <FailedNotice
          title={t({ id: 'lottery.failed', message: 'The lotteries could not be loaded' })}
          error={error}
          onRetry={retry}
        />
      )}
      {state === 'ready' && (
        <LotteryColumns>
          <LotteryMenu house={house} groups={groups} current={game} />
          {game ? (
            <BoardLoader key={`${game.vendor} ${game.code}`} lottery={game} />
          ) : (
            <StatusScreen
              compact
              kind="notFound"
              title={t({ id: 'lottery.unknown', message: 'This lottery is not offered here' })}
              text={t({ id: 'lottery.unknown.text', message: 'Choose another one from the list.' })}
            />
          )}
        </LotteryColumns>
      )}
      {/* Rendered last, so that its late content shifts nothing. */}
      <Suspense>{state === 'ready' && <LotteryNotices />}</Suspense>
    </LotteryFrame>
  );
}

/** The selected lottery: its board, or the loading or failed state. */
function BoardLoader({ lottery }: { readonly lottery: NamedLottery }) {
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

import { useBalance } from '@baize/features/wallet';
import { useGameName } from '@baize/features/catalogue';
import { usePlayPause } from '@baize/features/limits';
import { launchRequest, useLaunch, usePlayLine, type PlayLine } from '@baize/features/launch';
import { GameStage } from '@baize/ui-kit/GameStage';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../../site/SiteContext.ts';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { hrefOf } from '../../../site/routes/paths.ts';
import { coverAt, gameStage } from '../../../site/routes/gameCover.ts';
import { moveCover } from '../../../site/routes/moveCover.ts';
import { addressOf, usePlace } from '../../../site/routes/Place.ts';
import type { RequestedGame } from '../../../site/routes/search/requestedGame.ts';
import { useClose, useMove } from '../../../site/routes/useMove.ts';
import { lazyExtra } from '../../../site/words/lazyWithWords.tsx';
import type { FrameRequest } from './frameMessages.ts';
import { LaunchNotice } from './LaunchNotice.tsx';
import { PauseNotice } from './PauseNotice.tsx';
import { PlayMoney } from './PlayMoney.tsx';
import { focusCard } from './focusCard.ts';
import { useFrame } from './useFrame.ts';
import { useSession } from '@baize/features/session';
import { ButtonLink } from '@baize/ui-kit/Button';
import { Icon, moreIcons } from '@baize/ui-kit/Icon';
import { LimitsLink, RealMoneyLine } from './RealMoney.styles.ts';
import { SessionLine } from './SessionLine.tsx';

const RealityCheck = lazyExtra('launch', () => import('./RealityCheck.tsx').then((chunk) => chunk.RealityCheck));

/**
 * Launches the game once and renders its frame. On leaving, refetches the balance and focuses the game's card (D36,
 * D41).
 */
export function LaunchedGame({ game }: { readonly game: RequestedGame }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const move = useMove();
  const close = useClose();
  const here = addressOf(usePlace());
  const leave = () => moveCover({ from: gameStage(), change: close, to: () => coverAt(here) });
  const { balance, refresh } = useBalance();
  const name = useGameName(game);
  const home = hrefOf('home');
  const backUrl = new URL(home, window.location.origin).href;
  const { document: tenant, effective } = useSite();
  const launched = launchRequest(game, backUrl);
  const { view, launch, retry, tryNext } = useLaunch(launched, {
    cdns: effective.launchCdns,
    frames: tenant.origins.frames,
  });
  const line = usePlayLine(view.kind === 'frame' ? launch : undefined, balance?.sequence);
  const pause = usePlayPause(!game.demo && view.kind === 'frame');
  const requests: Record<FrameRequest, () => void> = {
    ready: () => undefined,
    resize: () => undefined,
    balance: refresh,
    close: leave,
    deposit: () => move(memberPage('depositv2')),
    login: () => void navigate(hrefOf('login', { return: here }), { replace: true }),
  };
  const frameUrl = view.kind === 'frame' ? view.url : undefined;
  const frame = useFrame(frameUrl, (request) => requests[request](), tryNext);

  const refreshOnLeaving = useEffectEvent(refresh);
  useEffect(() => () => refreshOnLeaving(), []);
  const focusOnLeaving = useEffectEvent(() => focusCard(here));
  useEffect(() => () => focusOnLeaving(), []);

  // A launch address opens one window only: a game that is already framed is launched anew by the new tab.
  const openTab = (): void => void window.open(view.kind === 'tab' ? view.url : here, '_blank', 'noopener');
  const failure =
    view.kind !== 'launching' && view.kind !== 'frame' ? (
      <LaunchNotice view={view} onRetry={retry} onOpenTab={openTab} />
    ) : undefined;
  const notice = pause === undefined ? failure : <PauseNotice pause={pause} onLeave={leave} />;
  const stage = (
    <GameStage
      title={name ?? t({ id: 'seamless.title', message: 'Game' })}
      src={frameUrl}
      state={view.kind === 'tab' ? 'ready' : frame.state}
      silentText={t({ id: 'seamless.silent', message: 'The game is taking a long time to respond.' })}
      onClose={leave}
      onOpenTab={pause === undefined && (view.kind === 'frame' || view.kind === 'tab') ? openTab : undefined}
      frame={frame.ref}
      extra={game.demo ? <PlayMoney game={game} line={line} /> : <RealMoney line={line} />}
      notice={notice}
    />
  );
  return (
    <>
      {stage}
      <Suspense>
        {!game.demo && line.kind !== 'none' && pause === undefined && (
          <RealityCheck line={line} onPause={frame.pause} onLeave={leave} />
        )}
      </Suspense>
    </>
  );
}

/** The line of a game for real money: time played and net, the limits, and a deposit, which open over the game. */
export function RealMoney({ line }: { readonly line: PlayLine }) {
  const { t } = useLingui();
  const { hasRealAccount } = useSession();
  const limits = t({ id: 'seamless.limits', message: 'Limits' });
  return (
    <RealMoneyLine>
      <SessionLine line={line} />
      {hasRealAccount && (
        <LimitsLink href={memberPage('limits')} aria-label={limits} title={limits}>
          <Icon icon={moreIcons.shield} />
        </LimitsLink>
      )}
      {hasRealAccount && (
        <ButtonLink size="small" icon={moreIcons.wallet} href={memberPage('depositv2')}>
          {t({ id: 'header.deposit', message: 'Deposit' })}
        </ButtonLink>
      )}
    </RealMoneyLine>
  );
}

import { useBalance } from '@baize/features/wallet';
import { useGameName } from '@baize/features/catalogue';
import { useLaunch, type LaunchPort } from '@baize/features/launch';
import { Button } from '@baize/ui-kit/Button';
import { GameStage } from '@baize/ui-kit/GameStage';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../../routes/paths.ts';
import { addressOf, usePlace } from '../../../routes/Place.ts';
import type { RequestedGame } from '../../../routes/search/requestedGame.ts';
import { useClose, useMove } from '../../../routes/useMove.ts';
import { useFaultText } from '../../../words/useFaultText.ts';
import type { FrameRequest } from './frameMessages.ts';
import { useFrame } from './useFrame.ts';

interface LaunchedGameProps {
  readonly game: RequestedGame;
  readonly port: LaunchPort;
}

/** Launches the game once and holds its frame; leaving it reads the balance again (D36, D41). */
export function LaunchedGame({ game, port }: LaunchedGameProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const move = useMove();
  const close = useClose();
  const here = addressOf(usePlace());
  const { refresh } = useBalance();
  const name = useGameName(game);
  const home = hrefOf('home');
  const backUrl = new URL(home, window.location.origin).href;
  const { state, launch, error, retry } = useLaunch(
    port === 'external'
      ? {
          port,
          vassalage: game.vendor,
          gameCode: game.code,
          gameType: game.category,
          mode: game.demo ? 'demo' : 'real',
          backUrl,
        }
      : {
          port,
          gameCode: game.code,
          prizeMode: game.category === 'ELOTT' ? 'ELOTT' : 'LOTT',
          view: 'betting',
          backUrl,
        },
  );

  const requests: Record<FrameRequest, () => void> = {
    ready: () => undefined,
    resize: () => undefined,
    balance: refresh,
    close,
    deposit: () => move(hrefOf('member') ?? home),
    login: () => void navigate(hrefOf('login', { return: here }), { replace: true }),
  };
  const frame = useFrame(launch?.url, (request) => requests[request]());

  const refreshOnLeaving = useEffectEvent(refresh);
  useEffect(() => () => refreshOnLeaving(), []);

  const isTab = launch?.mode === 'tab';
  // A launch opens one window only. A game that is already in the frame is launched anew by the tab itself.
  const openTab =
    launch === undefined ? undefined : () => void window.open(isTab ? launch.url : here, '_blank', 'noopener');
  return (
    <GameStage
      title={name ?? t({ id: 'seamless.title', message: 'Game' })}
      src={isTab ? undefined : launch?.url}
      state={isTab ? 'ready' : frame.state}
      silentText={t({ id: 'seamless.silent', message: 'The game is taking a long time to respond.' })}
      onClose={close}
      onOpenTab={openTab}
      frame={frame.ref}
      notice={
        state === 'failed' ? (
          <StatusScreen
            compact
            kind="error"
            title={t({ id: 'seamless.failed', message: 'The game could not be opened' })}
            text={error === undefined ? undefined : faultText(error)}
            action={
              <Button variant="main" icon="refresh" onClick={retry}>
                {t({ id: 'system.retry.action', message: 'Try again' })}
              </Button>
            }
          />
        ) : isTab ? (
          <StatusScreen
            compact
            kind="empty"
            title={t({ id: 'seamless.tab', message: 'This game opens in its own tab' })}
            action={
              <Button variant="main" icon="external" onClick={openTab}>
                {t({ id: 'seamless.openTab', message: 'Open the game' })}
              </Button>
            }
          />
        ) : undefined
      }
    />
  );
}

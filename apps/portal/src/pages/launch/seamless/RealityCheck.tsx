import type { PlayLine } from '@baize/features/launch';
import { useRealityCheck } from '@baize/features/limits';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { SessionLine } from './SessionLine.tsx';

type RealityCheckProps = {
  readonly line: PlayLine;
  /** Called with `true` when the game has to pause, and with `false` when it goes on. */
  readonly onPause: (isPaused: boolean) => void;
  /** Leaves the game. */
  readonly onLeave: () => void;
};

/**
 * The member's reminder over a game, which pauses: the time played and the net, and three ways on (D58). It stays until
 * one of them is chosen.
 */
export function RealityCheck({ line, onPause, onLeave }: RealityCheckProps) {
  const { t } = useLingui();
  const { minutes, goOn } = useRealityCheck(line.kind === 'none' ? undefined : line.startedAt);
  const isDue = minutes !== undefined;
  const handlePause = useEffectEvent(onPause);
  useEffect(() => {
    if (!isDue) return undefined;
    handlePause(true);
    return () => handlePause(false);
  }, [isDue]);
  if (minutes === undefined) return null;
  return (
    <Dialog
      open
      dismissible={false}
      role="alertdialog"
      onClose={goOn}
      title={t({
        id: 'seamless.check',
        message: plural(minutes, {
          one: 'You have played for # minute',
          other: 'You have played for # minutes',
        }),
      })}
      actions={
        <>
          <ButtonLink href={memberPage('limits')}>{t({ id: 'seamless.limits', message: 'Limits' })}</ButtonLink>
          <Button onClick={onLeave}>{t({ id: 'seamless.check.stop', message: 'Stop playing' })}</Button>
          <Button variant="main" onClick={goOn}>
            {t({ id: 'seamless.check.goOn', message: 'Continue playing' })}
          </Button>
        </>
      }
    >
      <p>{t({ id: 'seamless.check.text', message: 'The game is paused. You asked us to remind you.' })}</p>
      <SessionLine line={line} />
    </Dialog>
  );
}

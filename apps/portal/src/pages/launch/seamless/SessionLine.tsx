import { type PlayLine as Line, useSecondsPlayed } from '@baize/features/launch';
import { MoneyChange } from '@baize/ui-kit/MoneyChange';
import { PlayLine } from '@baize/ui-kit/PlayLine';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../../site/words/useMoney.ts';

type SessionLineProps = {
  readonly line: Line;
  /** Rendered in place of the net when there is none, for example for play money. */
  readonly children?: ReactNode;
};

/** The time played and the net result of the session; only `children` before the game is open. */
export function SessionLine({ line, children }: SessionLineProps) {
  if (line.kind === 'none') return children;
  return <TimedLine startedAt={line.startedAt}>{line.kind === 'net' ? <Net line={line} /> : children}</TimedLine>;
}

function TimedLine({ startedAt, children }: { readonly startedAt: number; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <PlayLine
      label={t({ id: 'seamless.session', message: 'This game' })}
      timeLabel={t({ id: 'seamless.session.time', message: 'Time played' })}
      seconds={useSecondsPlayed(startedAt)}
    >
      {children}
    </PlayLine>
  );
}

const directions = { ahead: 'in', behind: 'out', even: 'none' } as const;

function Net({ line: { direction, amount, currency } }: { readonly line: Extract<Line, { readonly kind: 'net' }> }) {
  const { t } = useLingui();
  const money = useMoney();
  const words = {
    ahead: t({ id: 'seamless.session.ahead', message: 'ahead' }),
    behind: t({ id: 'seamless.session.behind', message: 'behind' }),
    even: t({ id: 'seamless.session.even', message: 'even' }),
  };
  return (
    <MoneyChange quiet direction={directions[direction]} amount={money(amount, currency)} word={words[direction]} />
  );
}

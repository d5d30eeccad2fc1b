import { gamePlaces, type PlayLine } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { ButtonLink } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { firstHref } from '../../../site/routes/firstHref.ts';
import { hrefOf } from '../../../site/routes/paths.ts';
import type { RequestedGame } from '../../../site/routes/search/requestedGame.ts';
import { PlayMoneyLine } from './PlayMoney.styles.ts';
import { SessionLine } from './SessionLine.tsx';

type PlayMoneyProps = {
  readonly game: RequestedGame;
  readonly line: PlayLine;
};

/** The line of a trial: time played, "Play money", and a link to the same game with a real account (D21). */
export function PlayMoney({ game: { vendor, code, category }, line }: PlayMoneyProps) {
  const { t } = useLingui();
  const { session } = useSession();
  const real = firstHref(gamePlaces({ vendor, code, category, opensList: false, status: 'open' }));
  return (
    <PlayMoneyLine>
      <SessionLine line={line}>
        <span>{t({ id: 'seamless.demo', message: 'Play money' })}</span>
      </SessionLine>
      {session.state === 'anonymous' ? (
        <ButtonLink size="small" variant="main" href={hrefOf('register', { return: real })}>
          {t({ id: 'seamless.demo.register', message: 'Open an account' })}
        </ButtonLink>
      ) : (
        <ButtonLink size="small" variant="main" href={real}>
          {t({ id: 'seamless.demo.real', message: 'Play with real money' })}
        </ButtonLink>
      )}
    </PlayMoneyLine>
  );
}

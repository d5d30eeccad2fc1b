import { useDraws } from '@baize/features/lottery';
import { DrawCardPlace, DrawCards } from '@baize/ui-kit/DrawCard';
import { Icon } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { hrefOf, routeNamed } from '../../../../site/routes/paths.ts';
import { FailedNotice } from '../../../../site/screens/FailedNotice.tsx';
import { DrawsPlace, FirstShelfHead, FirstShelfStage } from './FirstShelf.styles.ts';
import { UpcomingDrawCard } from './UpcomingDrawCard.tsx';

const PLACES = [1, 2, 3, 4, 5, 6];

/** The next lottery draws with their countdowns and last results; null when there are no lotteries. */
export function DrawShelf({ all }: { readonly all: string }) {
  const { t } = useLingui();
  const id = useId();
  const { state, lotteries, retry } = useDraws();
  if (state === 'empty') return null;
  const title = t({ id: 'lobby.draws', message: 'Next draws' });
  return (
    <FirstShelfStage as="section" aria-labelledby={id} aria-busy={state === 'loading' || undefined}>
      <FirstShelfHead>
        <h2 id={id}>{title}</h2>
        {routeNamed('lott') && (
          <Link href={hrefOf('lott')}>
            <span>{all}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            <Icon icon="forward" />
          </Link>
        )}
      </FirstShelfHead>
      <DrawsPlace>
        {state === 'failed' ? (
          <FailedNotice
            title={t({ id: 'lobby.drawsFailed', message: 'The draws could not be loaded' })}
            onRetry={retry}
          />
        ) : (
          <DrawCards aria-labelledby={id}>
            {state === 'loading'
              ? PLACES.map((place) => (
                  <li key={place}>
                    <DrawCardPlace />
                  </li>
                ))
              : lotteries.map((lottery) => (
                  <li key={lottery.id}>
                    <UpcomingDrawCard lottery={lottery} />
                  </li>
                ))}
          </DrawCards>
        )}
      </DrawsPlace>
    </FirstShelfStage>
  );
}

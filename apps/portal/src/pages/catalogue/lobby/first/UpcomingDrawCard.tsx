import { gamePlaces } from '@baize/features/launch';
import { useSecondsUntil, type UpcomingDraw } from '@baize/features/lottery';
import { DrawCard, DrawCardCountdown } from '@baize/ui-kit/DrawCard';
import { useLingui } from '@lingui/react/macro';
import { firstHref } from '../../../../site/routes/firstHref.ts';
import { drawNumber } from '../../../lottery/drawNumber.ts';
import { useDateTime } from '../../../../site/words/useDateTime.ts';

/** A lottery's next draw, in the merchant's time zone, and its last numbers. */
export function UpcomingDrawCard({ lottery }: { readonly lottery: UpcomingDraw }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const { vendor, code, name, nextDraw, drawsAt, results } = lottery;
  const [last] = results;
  const number = drawNumber(nextDraw.issueNumber);
  const lastNumber = last && drawNumber(last.issueNumber);
  return (
    <DrawCard
      name={name}
      href={firstHref(gamePlaces({ vendor, code, category: 'LOTT', opensList: false, status: 'open' }))}
      number={t({ id: 'lobby.drawNumber', message: `No. ${number}` })}
      countdown={<UntilDraw moment={drawsAt} />}
      time={dateTime(nextDraw.drawTime)}
      result={
        last && {
          label: t({ id: 'lobby.winningNumbers', message: `Winning numbers of no. ${lastNumber}` }),
          numbers: last.winningNumbers,
          special:
            last.specialNumber === undefined
              ? undefined
              : { number: last.specialNumber, label: t({ id: 'lobby.specialNumber', message: 'Special number' }) },
        }
      }
    />
  );
}

// A component of its own, so that nothing else re-renders each second.
function UntilDraw({ moment }: { readonly moment: number }) {
  const { t } = useLingui();
  return (
    <DrawCardCountdown
      label={t({ id: 'lobby.untilDraw', message: 'Time until the draw' })}
      seconds={useSecondsUntil(moment)}
      over={t({ id: 'lobby.drawing', message: 'Drawing now' })}
    />
  );
}

import { useVendorName } from '@baize/features/catalogue';
import type { RoundStory } from '@baize/features/records';
import { Button } from '@baize/ui-kit/Button';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { lazyPart } from '../../../site/words/lazyWithWords.tsx';
import { drawNumber } from '../../lottery/drawNumber.ts';
import { RecordAmount } from './RecordAmount.tsx';
import { RecordBadge } from './RecordBadge.tsx';
import { movementLabels, roundBadges } from './recordLabels.ts';
import { StoryFigure, StoryLines } from './Records.styles.ts';
import { useCategoryName } from './useCategoryName.ts';

const DrawCheck = lazyPart('lottery', () => import('../../lottery/DrawCheck.tsx').then((chunk) => chunk.DrawCheck));

const lineLabels = { stake: movementLabels.debit, prize: movementLabels.credit, return: movementLabels.rollback };

/** A round with each stake, prize and returned stake; a bet on a draw also with the draw and its proof. */
export function RoundStoryView({ story: { round, movements, draw } }: { readonly story: RoundStory }) {
  const { t, i18n } = useLingui();
  const dateTime = useDateTime();
  const vendorName = useVendorName();
  const categoryName = useCategoryName();
  const { currency } = round;
  const facts = [
    { id: 'vendor', label: t({ id: 'bets.vendor', message: 'Game provider' }), value: vendorName(round.vassalage) },
    { id: 'category', label: t({ id: 'bets.category', message: 'Category' }), value: categoryName(round.gameType) },
    { id: 'placed', label: t({ id: 'bets.placed', message: 'Placed' }), value: dateTime(round.placedAt) },
    {
      id: 'settled',
      label: t({ id: 'bets.settled', message: 'Settled' }),
      value: round.settledAt && dateTime(round.settledAt),
    },
    {
      id: 'turnover',
      label: t({ id: 'bets.turnover', message: 'Valid bets' }),
      value: <RecordAmount minor={round.turnover} currency={currency} />,
    },
    { id: 'round', label: t({ id: 'bets.round', message: 'Round' }), value: round.round },
  ];
  return (
    <>
      <StoryFigure>
        <RecordAmount minor={round.net} currency={currency} moves size="large" />
        <RecordBadge of={roundBadges[round.status]} />
      </StoryFigure>
      <section>
        <h3>{t({ id: 'bets.story', message: 'Stakes and prizes' })}</h3>
        <StoryLines>
          {movements.map(({ id, kind, amount, at }) => (
            <li key={id}>
              <span>
                <span>{i18n._(lineLabels[kind])}</span>
                <small>
                  <bdi>{dateTime(at)}</bdi>
                </small>
              </span>
              <RecordAmount minor={amount} currency={currency} moves />
            </li>
          ))}
        </StoryLines>
      </section>
      {draw && <DrawPart draw={draw} />}
      <DescriptionList items={facts.filter(({ value }) => value !== undefined)} />
    </>
  );
}

/** The draw of a bet, which the browser checks on request. */
function DrawPart({ draw }: { readonly draw: NonNullable<RoundStory['draw']> }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const [isChecking, setIsChecking] = useState(false);
  return (
    <section>
      <h3>{t({ id: 'bets.draw', message: 'The draw' })}</h3>
      <DescriptionList
        items={[
          {
            id: 'number',
            label: t({ id: 'bets.draw.number', message: 'Draw number' }),
            value: drawNumber(draw.issueNumber),
            action: (
              <Button size="small" aria-haspopup="dialog" onClick={() => setIsChecking(true)}>
                {t({ id: 'bets.draw.check', message: 'Check this draw' })}
              </Button>
            ),
          },
          {
            id: 'time',
            label: t({ id: 'bets.draw.time', message: 'Draw time' }),
            value: dateTime(draw.drawTime),
          },
        ]}
      />
      <Suspense>
        {isChecking && (
          <DrawCheck
            draw={{ vendor: draw.vassalage, code: draw.gameCode, issueNumber: draw.issueNumber }}
            onClose={() => setIsChecking(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

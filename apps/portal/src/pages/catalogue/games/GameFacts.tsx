import type { HomeShelf } from '@baize/features/catalogue';
import { useStartUp } from '@baize/features/system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useMoney } from '../../../site/words/useMoney.ts';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';

export type FactsProps = { readonly game: HomeShelf['games'][number] };

/** A game's facts: its smallest bet, its lines, and the last win with its time. */
export function GameFacts({ game: { minBet, lines, lastWin } }: FactsProps) {
  const { t } = useLingui();
  const money = useMoney();
  const dateTime = useDateTime();
  const currency = useStartUp().startUp?.currency;
  // Amounts need the currency, which start-up loads.
  const bet = minBet && currency && bidiIsolate(money(minBet, currency));
  const facts = [
    bet && t({ id: 'games.fromBet', message: `From ${bet}` }),
    lines && t({ id: 'games.lines', message: plural(lines, { one: `${lines} line`, other: `${lines} lines` }) }),
  ].filter(Boolean);
  const amount = lastWin && currency && bidiIsolate(money(lastWin.amount, currency));
  const moment = lastWin && dateTime(lastWin.at);
  return (
    <>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {amount && <p>{t({ id: 'games.lastWin', message: `Last win ${amount}, ${moment}` })}</p>}
    </>
  );
}

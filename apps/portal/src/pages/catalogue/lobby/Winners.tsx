import { useWinners } from '@baize/features/catalogue';
import { useStartUp } from '@baize/features/system';
import { WinnerList } from '@baize/ui-kit/WinnerList';
import { useLingui } from '@lingui/react/macro';
import { useQuiet } from '../../../site/parts/useQuiet.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useMoney } from '../../../site/words/useMoney.ts';
import { WinnersFrame } from './Lobby.styles.ts';

/** The latest wins with their amounts (REQ-213); null in quiet mode. */
export function Winners() {
  const { t } = useLingui();
  const { quiet } = useQuiet();
  const winners = useWinners(!quiet);
  const currency = useStartUp().startUp?.currency;
  const money = useMoney();
  const dateTime = useDateTime();
  if (quiet || winners.length === 0 || currency === undefined) return null;
  return (
    <WinnersFrame>
      <WinnerList
        title={t({ id: 'lobby.winners', message: 'Latest wins' })}
        winners={winners.map(({ player, gameName, amount, wonAt, gameId }, place) => ({
          id: `${gameId ?? gameName} ${wonAt ?? place}`,
          player,
          game: gameName,
          amount: money(amount, currency),
          when: wonAt && dateTime(wonAt),
        }))}
      />
    </WinnersFrame>
  );
}

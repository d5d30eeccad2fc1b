import type { Play } from '@baize/domain/lottery';
import { toMajor } from '@baize/domain/money';
import { presetStakes, type EntryError, type LotteryBoard, type SlipView } from '@baize/features/lottery';
import { Button } from '@baize/ui-kit/Button';
import { ChipRow } from '@baize/ui-kit/ChipRow';
import { FilterChip } from '@baize/ui-kit/FilterChip';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useMoney } from '../../site/words/useMoney.ts';
import { AddBar, PlayBar, StakeField } from './Board.styles.ts';
import { usePlayWords } from './usePlayWords.ts';
import { Picks, splitPicks } from './Picks.tsx';

type PlayPickerProps = {
  readonly board: LotteryBoard;
  readonly onAdd: SlipView['add'];
};

/** The form of a bet type, its picks and a stake. Picks are kept until the slip has taken them. */
export function PlayPicker({ board, onAdd }: PlayPickerProps) {
  const { t } = useLingui();
  const { playName } = usePlayWords();
  const [code, setCode] = useState(board.plays[0]?.code);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [stake, setStake] = useState(() => toMajor(board.stake.lowest, board.currency));
  const [error, setError] = useState<EntryError>();
  const money = useMoney();
  const errorText = useEntryErrorText(board);
  const play = board.plays.find((one) => one.code === code) ?? board.plays[0];
  if (play === undefined) return null;
  const picks = play.kind === 'tail' ? splitPicks(typed) : picked;

  const choose = (next: string) => {
    setCode(next);
    setPicked([]);
    setTyped('');
    setError(undefined);
  };
  const turn = (pick: string) =>
    setPicked((before) => (before.includes(pick) ? before.filter((one) => one !== pick) : [...before, pick]));

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = onAdd({ play: code ?? '', picks, typed: stake });
    setError(found);
    if (found === undefined) {
      setPicked([]);
      setTyped('');
    } else {
      const first = found.rule === 'stake' ? '[name=stake]' : '[name=digits], [data-picks] button';
      form.querySelector<HTMLElement>(first)?.focus();
    }
  };
  return (
    <PlayBar as="form" noValidate onSubmit={handleSubmit}>
      <ChipRow label={t({ id: 'lottery.plays', message: 'Bet types' })} wraps>
        {board.plays.map((one) => (
          <FilterChip
            key={one.code}
            label={playName(one.code)}
            selected={one.code === play.code}
            onSelect={() => choose(one.code)}
          />
        ))}
      </ChipRow>
      <Picks play={play} picked={picked} typed={typed} onTurn={turn} onType={setTyped} />
      {error && error.rule !== 'stake' && <FormMessage role="alert">{errorText(error, play)}</FormMessage>}
      <AddBar>
        <StakeField>
          <TextField
            name="stake"
            label={t({ id: 'lottery.stake', message: 'Stake per line' })}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={stake}
            onChange={(event) => setStake(event.target.value)}
            error={error?.rule === 'stake' ? errorText(error, play) : undefined}
          />
          <ChipRow label={t({ id: 'lottery.stake.presets', message: 'Stakes to choose from' })} wraps>
            {presetStakes(board).map((preset) => {
              const major = toMajor(preset, board.currency);
              return (
                <FilterChip
                  key={preset}
                  label={money(preset, board.currency)}
                  selected={stake === major}
                  onSelect={() => setStake(major)}
                />
              );
            })}
          </ChipRow>
        </StakeField>
        <Button type="submit">{t({ id: 'lottery.add', message: 'Add to bet slip' })}</Button>
      </AddBar>
    </PlayBar>
  );
}

/** Returns the error text of an entry that the slip rejects. */
const useEntryErrorText = ({
  currency,
}: Pick<LotteryBoard, 'currency'>): ((error: EntryError, play: Play) => string) => {
  const { t } = useLingui();
  const money = useMoney();
  return (error, play) => {
    if (error.rule === 'lines') {
      const { most } = error;
      return t({ id: 'lottery.fault.lines', message: `A slip has ${most} lines at most.` });
    }
    if (error.rule === 'stake') {
      const [lowest, highest] = [money(error.lowest, currency), money(error.highest, currency)];
      return t({ id: 'lottery.fault.stake', message: `Stake from ${lowest} to ${highest} on each line.` });
    }
    if (play.kind === 'tail') {
      const digits = play.digits;
      return t({
        id: 'lottery.fault.digits',
        message: `Enter numbers of ${digits} digits. Each number can be used once.`,
      });
    }
    const take = play.kind === 'any' ? play.take : 1;
    return t({ id: 'lottery.fault.picks', message: `Pick at least ${take}.` });
  };
};

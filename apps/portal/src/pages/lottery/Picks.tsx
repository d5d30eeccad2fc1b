import { choicesOf, oddsOf, type Play } from '@baize/domain/lottery';
import { latinDigits } from '@baize/domain/typed-text';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { NumberPad } from '@baize/ui-kit/NumberPad';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { usePlayWords } from './usePlayWords.ts';

type PicksProps = {
  readonly play: Play;
  readonly picked: readonly string[];
  readonly typed: string;
  readonly onTurn: (pick: string) => void;
  readonly onType: (typed: string) => void;
};

/** The field of a bet type: typed numbers, or a pad of choices with their odds. */
export function Picks({ play, picked, typed, onTurn, onType }: PicksProps) {
  const { t } = useLingui();
  const { playName, pickName, odds } = usePlayWords();
  if (play.kind === 'tail') {
    const pays = odds(oddsOf(play, 'each'));
    const digits = play.digits;
    return (
      <TextField
        name="digits"
        label={playName(play.code)}
        hint={t({
          id: 'lottery.digits.hint',
          message: `Numbers of ${digits} digits, with a space between them. Pays ${pays}.`,
        })}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    );
  }
  const isSides = play.kind === 'sides' || play.code === 'coin';
  const isSame = play.kind === 'any';
  const take = play.kind === 'any' ? play.take : 1;
  const pays = odds(oddsOf(play, 'each'));
  return (
    <>
      {isSame && (
        <FormMessage tone="hint">
          {t({
            id: 'lottery.any.hint',
            message: `Pick ${take} or more numbers. Every ${take} of them make one line. Pays ${pays}.`,
          })}
        </FormMessage>
      )}
      <NumberPad
        label={playName(play.code)}
        choices={choicesOf(play).map((value) => ({
          value,
          label: pickName(play.code, value),
          note: isSame ? undefined : odds(oddsOf(play, value)),
        }))}
        picked={picked}
        onTurn={onTurn}
        wide={isSides}
      />
    </>
  );
}

/** Splits typed or pasted text into runs of digits, of any script (D60); anything else separates them. */
export const splitPicks = (typed: string): readonly string[] =>
  latinDigits(typed)
    .split(/\D+/u)
    .filter((digits) => digits !== '');

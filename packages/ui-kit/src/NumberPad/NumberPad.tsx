import { useEffect } from 'react';
import { keepOneStops } from '../oneStop/keepOneStops.ts';
import { NumberPadGrid, NumberPadKey } from './NumberPad.styles.ts';

export type NumberPadProps = {
  /** Accessible name, e.g. "Numbers". */
  label: string;
  choices: readonly {
    value: string;
    label: string;
    /** Text below the label, such as the payout. */
    note?: string | undefined;
  }[];
  picked: readonly string[];
  onTurn: (value: string) => void;
  /** Wider buttons, for words instead of numbers. */
  wide?: boolean | undefined;
};

/** Toggle buttons for numbers or sides; a single tab stop with arrow keys within. */
export function NumberPad({ label, choices, picked, onTurn, wide }: NumberPadProps) {
  useEffect(keepOneStops, []);
  return (
    <NumberPadGrid aria-label={label} data-wide={wide || undefined} data-picks data-one-stop>
      {choices.map(({ value, label: text, note }) => (
        <li key={value}>
          <NumberPadKey type="button" aria-pressed={picked.includes(value)} onClick={() => onTurn(value)}>
            <span>{text}</span>
            {note && <small>{note}</small>}
          </NumberPadKey>
        </li>
      ))}
    </NumberPadGrid>
  );
}

import { useEffect } from 'react';
import { keepOneStops } from '../oneStop/index.ts';
import { NumberPadGrid, NumberPadKey } from './NumberPad.styles.ts';

export type NumberPadProps = {
  /** What is picked here, e.g. "Numbers". */
  label: string;
  choices: readonly {
    value: string;
    label: string;
    /** Beneath it, such as what it pays. */
    note?: string | undefined;
  }[];
  picked: readonly string[];
  onTurn: (value: string) => void;
  /** For words in the place of numbers. */
  wide?: boolean | undefined;
};

/** Numbers or sides to pick, each of which stays pressed; one stop of the Tab key, with arrow keys within. */
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

import { useId } from 'react';
import { ProgressBar, ProgressFrame } from './Progress.styles.ts';

export type ProgressProps = {
  /** What goes on, or what is reached for. */
  label: string;
  /** From 0 to 1; left out while nobody knows. */
  value?: number | undefined;
  /** The same in words, e.g. "300 of 1,000"; shown, and read in place of a percentage. */
  text?: string | undefined;
};

/** How far something has come, on the platform's own bar. */
export function Progress({ label, value, text }: ProgressProps) {
  const id = useId();
  return (
    <ProgressFrame>
      <span id={id}>{label}</span>
      {text && (
        <span aria-hidden="true">
          <bdi>{text}</bdi>
        </span>
      )}
      <ProgressBar aria-labelledby={id} aria-valuetext={text} value={value} max={1} />
    </ProgressFrame>
  );
}

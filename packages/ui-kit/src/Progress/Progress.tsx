import { useId } from 'react';
import { ProgressBar, ProgressFrame } from './Progress.styles.ts';

export type ProgressProps = {
  /** Name of the task or goal. */
  label: string;
  /** From 0 to 1; undefined for an indeterminate bar. */
  value?: number | undefined;
  /** The value as text, e.g. "300 of 1,000"; shown, and announced in place of a percentage. */
  text?: string | undefined;
};

/** A labelled native progress bar. */
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

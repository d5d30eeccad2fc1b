import { type ChangeEvent, useId, useState } from 'react';
import { PuzzleFrame, PuzzleLabel, PuzzlePicture, PuzzleTrack } from './PuzzleSlider.styles.ts';

export type PuzzleSliderProps = {
  /** What to do with it. */
  label: string;
  /** Addresses of both pictures; lengths are units of the picture. */
  picture: string;
  piece: string;
  width: number;
  height: number;
  pieceSize: number;
  top: number;
  disabled?: boolean | undefined;
  /** The start of the piece, at `at` milliseconds. */
  onMove: (x: number, at: number) => void;
};

/**
 * A piece that is slid along a picture into its gap, by pointer or by keys, on the platform's own slider. A picture has
 * no reading direction: in every language the piece starts at the left, and the slider with it.
 */
export function PuzzleSlider(props: PuzzleSliderProps) {
  const { label, picture, piece, width, height, pieceSize, top, disabled, onMove } = props;
  const id = useId();
  const [x, setX] = useState(0);

  function handleInput({ target, timeStamp }: ChangeEvent<HTMLInputElement>) {
    setX(target.valueAsNumber);
    onMove(target.valueAsNumber, timeStamp);
  }

  return (
    <PuzzleFrame>
      <PuzzlePicture viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <image href={picture} width={width} height={height} />
        <image href={piece} x={x} y={top} width={pieceSize} height={pieceSize} />
      </PuzzlePicture>
      <PuzzleLabel htmlFor={id}>{label}</PuzzleLabel>
      <PuzzleTrack
        id={id}
        type="range"
        dir="ltr"
        min={0}
        max={width - pieceSize}
        step={2}
        value={x}
        disabled={disabled}
        onChange={handleInput}
      />
    </PuzzleFrame>
  );
}

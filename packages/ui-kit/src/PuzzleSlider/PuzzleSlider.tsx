import { type ChangeEvent, useId, useState } from 'react';
import { PuzzleFrame, PuzzleLabel, PuzzlePicture, PuzzleTrack } from './PuzzleSlider.styles.ts';

export type PuzzleSliderProps = {
  /** Instruction and accessible name of the slider. */
  label: string;
  /** URLs of the picture and of the piece; all lengths are in units of the picture's view box. */
  picture: string;
  piece: string;
  width: number;
  height: number;
  pieceSize: number;
  top: number;
  disabled?: boolean | undefined;
  /** Called with the left edge of the piece and the time stamp of the event in ms. */
  onMove: (x: number, at: number) => void;
};

/**
 * A captcha in which a native slider moves a piece into the gap of a picture, by pointer or keys. Piece and slider
 * start at the left in every language, since a picture has no reading direction.
 */
export function PuzzleSlider(props: PuzzleSliderProps) {
  const { label, picture, piece, width, height, pieceSize, top, disabled, onMove } = props;
  const id = useId();
  const [x, setX] = useState(0);

  const handleInput = ({ target, timeStamp }: ChangeEvent<HTMLInputElement>) => {
    setX(target.valueAsNumber);
    onMove(target.valueAsNumber, timeStamp);
  };

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

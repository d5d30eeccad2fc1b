export { PuzzleSlider, type PuzzleSliderProps } from './PuzzleSlider.tsx';

export { NumberPad, type NumberPadProps } from './NumberPad.tsx';

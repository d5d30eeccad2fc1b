export { GameRow, type GameRowProps } from './GameRow.tsx';

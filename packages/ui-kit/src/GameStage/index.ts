export { GameStage, type GameStageProps } from './GameStage.tsx';

export { GameShelfPair } from './GameShelfPair.tsx';

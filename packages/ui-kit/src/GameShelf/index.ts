export { GameShelfPlace } from './GameShelfPlace.tsx';
export { GameShelf, type GameShelfProps } from './GameShelf.tsx';

export { GameCard, type GameCardProps } from './GameCard.tsx';
export type { GameCardAction } from './GameCardActions.tsx';

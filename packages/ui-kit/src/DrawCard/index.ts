export { DrawCard, type DrawCardProps } from './DrawCard.tsx';
export { DrawCardCountdown, type DrawCardCountdownProps } from './DrawCardCountdown.tsx';
export { DrawCardPlace, DrawCards } from './DrawCard.styles.ts';

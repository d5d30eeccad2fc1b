export { Balls, type BallsProps } from './Balls.tsx';

export { Clock, type ClockFace, type ClockProps } from './Clock.tsx';

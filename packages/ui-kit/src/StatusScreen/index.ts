export type { StatusKind } from './StatusDrawing.tsx';
export { StatusScreen, type StatusScreenProps } from './StatusScreen.tsx';

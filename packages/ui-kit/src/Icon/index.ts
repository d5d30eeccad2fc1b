export { Icon, type IconDrawing, type IconProps } from './Icon.tsx';
export type { IconName } from './icons.ts';
export { placeIcons } from './placeIcons.ts';

export { Icon, type IconDrawing, type IconProps } from './Icon.tsx';
export type { IconName } from './icons.ts';
export * as placeIcons from './placeIcons.ts';

export { Icon, type IconDrawing, type IconProps, type IconSource } from './Icon.tsx';
export type { IconName } from './icons.ts';
export * as fieldIcons from './fieldIcons.ts';
export * as moreIcons from './moreIcons.ts';
export * as placeIcons from './placeIcons.ts';

export { Icon, type IconProps } from './Icon.tsx';
export { type IconName, icons } from './icons.ts';

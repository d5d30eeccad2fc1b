import type { IconDrawing, IconName } from '../Icon/index.ts';

/** One place to go to, as header, drawer and bottom bar draw it. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: IconName | IconDrawing;
  /** The page that is shown now. */
  current?: boolean | undefined;
};

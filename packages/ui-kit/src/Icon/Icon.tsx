import { IconFrame } from './Icon.styles.ts';
import { type IconName, icons, mirroredIcons } from './icons.ts';

/** An icon outside the kit's own set: SVG path data in a box of 24 by 24. */
export type IconDrawing = {
  path: string;
  /** True for an icon with a direction, which is flipped in right-to-left languages. */
  mirrors?: boolean;
};

/** A name in the kit's own set, or a drawing outside it. */
export type IconSource = IconName | IconDrawing;

export type IconProps = {
  icon: IconSource;
  /** Fills the shape, e.g. the heart of a favourite. */
  filled?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A decorative icon, 1.5 em wide in the text's colour; the text beside it or the control's name carries the meaning.
 */
export function Icon({ icon, filled, className }: IconProps) {
  const drawing = typeof icon === 'string' ? { path: icons[icon], mirrors: mirroredIcons.has(icon) } : icon;
  return (
    <IconFrame
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      data-filled={filled || undefined}
      data-mirrors={drawing.mirrors || undefined}
    >
      <path d={drawing.path} />
    </IconFrame>
  );
}

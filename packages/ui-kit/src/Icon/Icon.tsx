import { IconFrame } from './Icon.styles.ts';
import { type IconName, icons, mirroredIcons } from './icons.ts';

/** Path data in a box of 24 px, for a picture that is not part of the kit's own set. */
export type IconDrawing = {
  path: string;
  /** It shows a direction, and turns with that of reading. */
  mirrors?: boolean;
};

/** A name of the kit's own set, or a picture that is not part of it. */
export type IconSource = IconName | IconDrawing;

export type IconProps = {
  icon: IconSource;
  /** Draws the shape solid, e.g. a heart that is set. */
  filled?: boolean | undefined;
  className?: string | undefined;
};

/** A decorative picture 1.5 em wide in the text's colour; the words beside it or the control's name say what it means. */
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

import { IconFrame } from './Icon.styles.ts';
import { type IconName, icons, mirroredIcons } from './icons.ts';

/** Path data in a box of 24 px, for a picture that is not part of the kit's own set. */
export type IconDrawing = { path: string };

export type IconProps = {
  icon: IconName | IconDrawing;
  /** Draws the shape solid, e.g. a heart that is set. */
  filled?: boolean | undefined;
  className?: string | undefined;
};

/** A decorative picture 1.5 em wide in the text's colour; the words beside it or the control's name say what it means. */
export function Icon({ icon, filled, className }: IconProps) {
  const own = typeof icon === 'string';
  return (
    <IconFrame
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      data-filled={filled || undefined}
      data-mirrors={(own && mirroredIcons.has(icon)) || undefined}
    >
      <path d={own ? icons[icon] : icon.path} />
    </IconFrame>
  );
}

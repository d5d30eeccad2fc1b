import { IconFrame } from './Icon.styles.ts';
import { type IconName, icons, mirroredIcons } from './icons.ts';

export type IconProps = {
  name: IconName;
  /** Draws the shape solid, e.g. a heart that is set. */
  filled?: boolean | undefined;
  className?: string | undefined;
};

/** A decorative picture 1.5 em wide in the text's colour; the words beside it or the control's name say what it means. */
export function Icon({ name, filled, className }: IconProps) {
  return (
    <IconFrame
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      data-filled={filled || undefined}
      data-mirrors={mirroredIcons.has(name) || undefined}
    >
      <path d={icons[name]} />
    </IconFrame>
  );
}

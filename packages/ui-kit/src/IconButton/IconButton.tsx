import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import { IconButtonFrame } from './IconButton.styles.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  icon: IconSource;
  /** Its accessible name, in words. */
  label: string;
  /** The icon turns while the call it started is under way. */
  busy?: boolean | undefined;
  /** Drawn in place of the icon where one picture is not enough. */
  children?: ReactNode;
};

/** A round 44 px button with a picture for a face and a name for speech. */
export function IconButton({ icon, label, busy, children, ...rest }: IconButtonProps) {
  return (
    <IconButtonFrame type="button" aria-label={label} title={label} aria-busy={busy || undefined} {...rest}>
      {children ?? <Icon icon={icon} />}
    </IconButtonFrame>
  );
}

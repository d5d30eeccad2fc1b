import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import { IconButtonFrame } from './IconButton.styles.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  icon: IconSource;
  /** Accessible name and tooltip. */
  label: string;
  /** Spins the icon while the started call runs. */
  busy?: boolean | undefined;
  /** Rendered in place of `icon`, e.g. for two icons. */
  children?: ReactNode;
};

/** A round 44 px button with an icon and an accessible name. */
export function IconButton({ icon, label, busy, children, ...rest }: IconButtonProps) {
  return (
    <IconButtonFrame type="button" aria-label={label} title={label} aria-busy={busy || undefined} {...rest}>
      {children ?? <Icon icon={icon} />}
    </IconButtonFrame>
  );
}

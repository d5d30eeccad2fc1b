import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SideBarLink } from '../SideBar/SideBar.styles.ts';
import { PopoverPanel } from './Popover.styles.ts';

export type PopoverProps = {
  icon: IconSource;
  /** Accessible name of the button and of the panel. */
  label: string;
  /** Renders the button for a side bar, with the label below the icon. */
  inBar?: boolean | undefined;
  /** Content, rendered while open. */
  children: ReactNode;
};

/** A button with a panel on a native popover; Escape and a press outside close it. */
export function Popover({ icon, label, inBar, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      {inBar ? (
        <SideBarLink as="button" type="button" popoverTarget={id} aria-expanded={open}>
          <Icon icon={icon} />
          <span>{label}</span>
        </SideBarLink>
      ) : (
        <IconButton icon={icon} label={label} popoverTarget={id} aria-expanded={open} />
      )}
      <PopoverPanel
        id={id}
        popover="auto"
        as="section"
        data-in-bar={inBar || undefined}
        aria-label={label}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {open && children}
      </PopoverPanel>
    </>
  );
}

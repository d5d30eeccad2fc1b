import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { SideBarLink } from '../SideBar/SideBar.styles.ts';
import { PopoverPanel } from './Popover.styles.ts';

export type PopoverProps = {
  icon: IconSource;
  /** Names the button and what it opens. */
  label: string;
  /** Its button stands in a side bar, with the label beneath the icon. */
  inBar?: boolean | undefined;
  /** Rendered while it is open. */
  children: ReactNode;
};

/** A button and what it opens beneath itself, on a native popover: Escape and a press elsewhere close it. */
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

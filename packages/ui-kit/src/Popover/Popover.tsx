import { type ReactNode, type ToggleEvent, useId, useState } from 'react';
import type { IconSource } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { PopoverPanel } from './Popover.styles.ts';

export type PopoverProps = {
  icon: IconSource;
  /** Names the button and what it opens. */
  label: string;
  /** Rendered while it is open. */
  children: ReactNode;
};

/** A button and what it opens beneath itself, on a native popover: Escape and a press elsewhere close it. */
export function Popover({ icon, label, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={icon} label={label} popoverTarget={id} aria-expanded={open} />
      <PopoverPanel
        id={id}
        popover="auto"
        as="section"
        aria-label={label}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        {open && children}
      </PopoverPanel>
    </>
  );
}

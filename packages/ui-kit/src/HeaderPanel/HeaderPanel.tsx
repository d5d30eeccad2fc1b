import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { HeaderPanelFrame } from './HeaderPanel.styles.ts';

export type HeaderPanelProps = {
  /** Accessible name. */
  label: string;
  /** Called on Escape or a press outside; the caller must unmount the panel. */
  onClose: () => void;
  children: ReactNode;
};

/** A panel below the header's end side, open as long as it is rendered. Focuses its first input on mount. */
export function HeaderPanel({ label, onClose, children }: HeaderPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Without popover support the element is visible anyway.
    if ('popover' in HTMLElement.prototype) panel.current?.showPopover();
    panel.current?.querySelector('input')?.focus();
  }, []);
  return (
    <HeaderPanelFrame
      ref={panel}
      popover="auto"
      aria-label={label}
      onToggle={(event: ToggleEvent) => {
        if (event.target === panel.current && event.newState === 'closed') onClose();
      }}
    >
      {children}
    </HeaderPanelFrame>
  );
}

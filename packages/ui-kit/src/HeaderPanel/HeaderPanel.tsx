import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { HeaderPanelFrame } from './HeaderPanel.styles.ts';

export type HeaderPanelProps = {
  /** Names what it holds. */
  label: string;
  /** Escape, or a press elsewhere: the panel is to be taken away. */
  onClose: () => void;
  children: ReactNode;
};

/** What a button of the header opens beneath the bar, at its end side, for as long as it is rendered; its first field has the focus. */
export function HeaderPanel({ label, onClose, children }: HeaderPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // A browser that has no popovers shows it as it is.
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

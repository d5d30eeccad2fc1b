import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../Dialog/topModal.ts';
import { Icon, fieldIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { ToastFrame, ToastRegionFrame } from './Toast.styles.ts';

export type ToastMessage = {
  id: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Goes by itself when its reason has gone, so there is nothing to close. */
  lasts?: boolean | undefined;
};

export type ToastRegionProps = {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** Heard at once, as an alert, also where the region comes with its first message. */
  urgent?: boolean | undefined;
};

const toneIcons = { success: fieldIcons.check, error: fieldIcons.alert, info: fieldIcons.info } as const;

/**
 * Short messages over everything, at the bottom of the screen; announced politely unless urgent (WCAG 4.1.3). A region
 * that is not urgent is always in the page: a screen reader does not announce the first message of one that is added
 * with it. While a modal is open, they stand in it, since whatever is outside can be neither pressed nor heard. Who
 * closes one by its button goes on at the next, or where they were before.
 */
export function ToastRegion({ toasts, onDismiss, urgent }: ToastRegionProps) {
  const words = useKitWords();
  const modal = useTopModal();
  const before = useRef<HTMLElement>(undefined);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const handleClose = (id: string, { currentTarget }: MouseEvent) => {
    const toast = currentTarget.parentElement;
    const next = toast?.nextElementSibling ?? toast?.previousElementSibling;
    if (currentTarget === document.activeElement) (next?.querySelector('button') ?? before.current)?.focus();
    onDismiss(id);
  };
  const region = (
    <ToastRegionFrame ref={showOverAll} role={urgent ? 'alert' : 'status'} onFocus={handleFocus}>
      {toasts.map(({ id, tone, text, lasts }) => (
        <ToastFrame key={id} data-tone={tone}>
          <Icon icon={toneIcons[tone]} />
          <span>{text}</span>
          {!lasts && <IconButton icon="close" label={words.close} onClick={(event) => handleClose(id, event)} />}
        </ToastFrame>
      ))}
    </ToastRegionFrame>
  );
  return modal === undefined ? region : createPortal(region, modal);
}

// In the layer of modals, so that nothing covers or cuts it. A browser that has no popovers shows it by its order alone.
function showOverAll(region: HTMLElement | null) {
  if (region === null || !('popover' in HTMLElement.prototype)) return;
  region.popover = 'manual';
  region.showPopover();
}

import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../Dialog/topModal.ts';
import { Icon, fieldIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { ToastFrame, ToastRegionFrame } from './Toast.styles.ts';

export type ToastMessage = {
  id: string;
  tone: 'success' | 'error' | 'info';
  text: string;
  /** True for a message that its owner removes; it has no close button. */
  lasts?: boolean | undefined;
};

export type ToastRegionProps = {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** Announces messages at once as alerts, even when the region is mounted together with its first message. */
  urgent?: boolean | undefined;
};

const toneIcons = { success: fieldIcons.check, error: fieldIcons.alert, info: fieldIcons.info } as const;

/**
 * Messages above everything else at the bottom of the screen, announced politely unless urgent (WCAG 4.1.3). A polite
 * region must stay mounted, since screen readers skip the first message of a new one. While a modal is open the region
 * renders inside it, since everything outside is inert. Closing a message moves the focus to the next one, or back.
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

// The top layer, so that nothing covers or clips it. Without popover support the DOM order decides.
const showOverAll = (region: HTMLElement | null) => {
  if (region === null || !('popover' in HTMLElement.prototype)) return;
  region.popover = 'manual';
  region.showPopover();
};

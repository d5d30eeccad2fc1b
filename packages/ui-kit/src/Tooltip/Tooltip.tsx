import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TooltipFrame, TooltipWords } from './Tooltip.styles.ts';

export type TooltipProps = {
  /** A few words that describe the control. */
  text: string;
  /** Renders the control, which must take these attributes. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
};

/**
 * A short description of a control on hover and keyboard focus. It stays while the pointer is over it and closes on
 * Escape (WCAG 1.4.13). Touch screens do not show it, so it must not hold anything essential.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const popover = words.current;
    // Without popover support nothing is shown; `aria-describedby` still works.
    if (!shown || !popover || !frame.current || !('popover' in HTMLElement.prototype)) return undefined;
    popover.showPopover({ source: frame.current });
    // Escape closes the tooltip and not the dialog around it.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setShown(false);
    };
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
      popover.hidePopover();
    };
  }, [shown]);

  const handlePointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setShown(true);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setShown(true);
  };
  const handleLeave = () => {
    setShown(false);
  };

  return (
    <TooltipFrame
      ref={frame}
      onPointerEnter={handlePointerEnter}
      onPointerLeave={handleLeave}
      onFocus={handleFocus}
      onBlur={handleLeave}
    >
      {children({ 'aria-describedby': id })}
      <TooltipWords ref={words} id={id} role="tooltip" popover="manual">
        {text}
      </TooltipWords>
    </TooltipFrame>
  );
}

import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TooltipFrame, TooltipWords } from './Tooltip.styles.ts';

export type TooltipProps = {
  /** A few words, read after the control's name. */
  text: string;
  /** Draws the control, which takes these attributes. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
};

/**
 * A few words about a control while the pointer rests on it or the keyboard has reached it. They stay while the pointer
 * is on them and go with Escape (WCAG 1.4.13). A finger finds none: what is needed to use the control does not go here.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const popover = words.current;
    // A browser without popovers shows none; the words are still read with the control.
    if (!shown || !popover || !frame.current || !('popover' in HTMLElement.prototype)) return undefined;
    popover.showPopover({ source: frame.current });
    // Escape closes the words alone and not the dialog that they may stand in.
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

  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') setShown(true);
  }
  function handleFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) setShown(true);
  }
  function handleLeave() {
    setShown(false);
  }

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

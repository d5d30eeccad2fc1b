import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { wrapText } from '../foundation/wrapText.tsx';
import { Icon, type IconSource } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { Link } from '../Link/Link.tsx';
import { SpinnerRing } from '../Spinner/Spinner.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ButtonFrame, ButtonText, ButtonWait } from './Button.styles.ts';

type ButtonLook = {
  /** `main` at most once per screen, `quiet` beside it, `plain` in a row of text. */
  variant?: 'main' | 'quiet' | 'plain' | undefined;
  size?: 'medium' | 'small' | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
  icon?: IconSource | undefined;
  children: ReactNode;
};

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'children'> & {
    /** Shows the waiting state at the same width and ignores further presses. */
    busy?: boolean | undefined;
  };

export type ButtonLinkProps = ButtonLook & Omit<ComponentPropsWithRef<'a'>, 'children'> & { href: string };

/** The kit's button. While busy it stays focusable (WCAG 2.4.3) and ignores presses, so that a form is sent once. */
export function Button({ variant = 'quiet', size, wide, icon, busy, children, onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonFrame
      type="button"
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={handleClick}
    >
      {busy && <ButtonWaiting />}
      <ButtonText>
        {icon && <Icon icon={icon} />}
        {wrapText(children)}
      </ButtonText>
    </ButtonFrame>
  );
}

/** A link with the look of a button. */
export function ButtonLink({ variant = 'quiet', size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonFrame as={Link} data-variant={variant} data-size={size} data-wide={wide || undefined} {...rest}>
      {icon && <Icon icon={icon} />}
      {wrapText(children)}
    </ButtonFrame>
  );
}

function ButtonWaiting() {
  const words = useKitWords();
  return (
    <ButtonWait>
      <SpinnerRing />
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </ButtonWait>
  );
}

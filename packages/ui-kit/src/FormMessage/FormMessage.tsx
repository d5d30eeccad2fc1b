import type { ReactNode } from 'react';
import { Icon, type IconSource, fieldIcons } from '../Icon/index.ts';
import { FormMessageFrame } from './FormMessage.styles.ts';

export type FormMessageTone = 'error' | 'success' | 'hint';

export type FormMessageProps = {
  /** Id for the control's `aria-describedby`. */
  id?: string | undefined;
  tone?: FormMessageTone | undefined;
  /** `alert` for a message about the whole form that appears after a submit. */
  role?: 'alert' | 'status' | undefined;
  children: ReactNode;
};

const toneIcons = { error: fieldIcons.alert, success: fieldIcons.check, hint: undefined } as const satisfies Record<
  FormMessageTone,
  IconSource | undefined
>;

/** A sentence below a field or above a form's buttons, marked by colour, icon and text (WCAG 1.4.1, 3.3.1). */
export function FormMessage({ tone = 'error', children, ...rest }: FormMessageProps) {
  const icon = toneIcons[tone];
  return (
    <FormMessageFrame data-tone={tone} {...rest}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </FormMessageFrame>
  );
}

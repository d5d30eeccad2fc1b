import type { ComponentPropsWithRef, SubmitEvent, ReactNode } from 'react';
import { FormMessage } from '../FormMessage/FormMessage.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FormFrame } from './Form.styles.ts';

export type FormProps = ComponentPropsWithRef<'form'> & {
  /** Error of the whole form, above its buttons and announced when it appears (WCAG 4.1.3). */
  message?: string | undefined;
  /** Number of invalid fields as text, announced while the focus moves to the first of them (WCAG 3.3.1). */
  summary?: string | undefined;
  /**
   * True until the response: further submits are ignored. The button must say so, since a busy form is not announced.
   */
  busy?: boolean | undefined;
  /** The submit buttons and the content below them. */
  actions: ReactNode;
};

/** A native form whose fields show their errors, in place of the browser's own validation bubbles. */
export function Form({ message, summary, busy, actions, children, onSubmit, ...form }: FormProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault();
    else onSubmit?.(event);
  };
  return (
    <FormFrame method="post" noValidate {...form} onSubmit={handleSubmit}>
      {children}
      {message && <FormMessage role="alert">{message}</FormMessage>}
      <VisuallyHidden as="output">{summary}</VisuallyHidden>
      {actions}
    </FormFrame>
  );
}

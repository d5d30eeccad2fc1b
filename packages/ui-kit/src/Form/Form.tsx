import type { ComponentPropsWithRef, SubmitEvent, ReactNode } from 'react';
import { FormMessage } from '../FormMessage/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FormFrame } from './Form.styles.ts';

export type FormProps = ComponentPropsWithRef<'form'> & {
  /** What concerns the whole form, said over its buttons and read out as it comes (WCAG 4.1.3). */
  message?: string | undefined;
  /** How many fields are faulty, read out while the focus goes to the first of them (WCAG 3.3.1). */
  summary?: string | undefined;
  /** It was sent: another submit is swallowed until the answer is there. The button says so, since a busy form is not read out. */
  busy?: boolean | undefined;
  /** The buttons that send it, and what stands beneath them. */
  actions: ReactNode;
};

/** A native form whose faults are told by its fields, not by the browser's own balloons. */
export function Form({ message, summary, busy, actions, children, onSubmit, ...form }: FormProps) {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (busy) event.preventDefault();
    else onSubmit?.(event);
  }
  return (
    <FormFrame method="post" noValidate {...form} onSubmit={handleSubmit}>
      {children}
      {message && <FormMessage role="alert">{message}</FormMessage>}
      <VisuallyHidden as="output">{summary}</VisuallyHidden>
      {actions}
    </FormFrame>
  );
}

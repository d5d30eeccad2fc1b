import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Form } from './Form.tsx';

const show = (busy: boolean) => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <Form aria-label="form" busy={busy} onSubmit={onSubmit} actions={<button type="submit">Send</button>}>
      <input aria-label="name" name="name" required />
    </Form>,
  );
  return onSubmit;
};

test('the browser’s own validation is off', () => {
  const onSubmit = show(false);
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('while it is busy a second submit goes nowhere, by the key either', () => {
  const onSubmit = show(true);
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
});

const telling = (message?: string, summary?: string) => (
  <Form message={message} summary={summary} actions={null}>
    <p>fields</p>
  </Form>
);

test('what concerns the whole form is read out as it comes, and so is the number of errors (WCAG 4.1.3)', () => {
  const { rerender } = render(telling());
  expect(screen.queryByRole('alert')).toBeNull();
  const status = screen.getByRole('status');
  rerender(telling('Refused', '2 fields need your attention'));
  expect(screen.getByRole('alert').textContent).toBe('Refused');
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('2 fields need your attention');
});

test('without a handler it is left to the browser', () => {
  const { container } = render(telling());
  expect(fireEvent.submit(container.querySelector('form') as HTMLFormElement)).toBe(true);
});

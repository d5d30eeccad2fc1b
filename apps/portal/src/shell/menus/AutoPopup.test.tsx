import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsTyping } from './AutoPopup.tsx';

it('is true while a field that takes text has the focus, and not for a box that is ticked (D48)', async () => {
  document.body.innerHTML = '<input id="text"><textarea></textarea><input type="checkbox"><button></button>';
  const { result, unmount } = renderHook(() => useIsTyping());
  const focus = async (selector: string) => {
    await act(async () => document.querySelector<HTMLElement>(selector)?.focus());
    return result.current;
  };
  expect(result.current).toBe(false);
  expect(await focus('#text')).toBe(true);
  expect(await focus('textarea')).toBe(true);
  expect(await focus('[type=checkbox]')).toBe(false);
  expect(await focus('button')).toBe(false);
  unmount();
  document.body.innerHTML = '';
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const options = [
  { code: 'EN', tag: 'en', name: 'English' },
  { code: 'AR', tag: 'ar', name: 'العربية' },
];

test('each language is written and spoken as its own, the current one beside the list too', () => {
  const { container } = render(<LanguageSwitch label="Language" value="AR" options={options} onChange={vi.fn()} />);
  const names = [...container.querySelectorAll<HTMLElement>('[lang]')].map(({ lang, textContent }) => [
    lang,
    textContent,
  ]);
  expect(names).toEqual([
    ['ar', 'العربية'],
    ['en', 'English'],
    ['ar', 'العربية'],
  ]);
  expect(container.querySelector('span')?.getAttribute('aria-hidden')).toBe('true');
});

test('what is chosen is told by its code, and a language that is not offered is no error', () => {
  const handleChange = vi.fn();
  render(<LanguageSwitch label="Language" value="XX" options={options} onChange={handleChange} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'AR' } });
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('AR');
});

test.each([
  [undefined, false],
  [true, true],
])('it names the current one at every width only where it is asked to (%s)', (wide, isWide) => {
  const { container } = render(
    <LanguageSwitch label="Language" value="AR" options={options} onChange={vi.fn()} wide={wide} />,
  );
  expect(container.firstElementChild?.hasAttribute('data-wide')).toBe(isWide);
});

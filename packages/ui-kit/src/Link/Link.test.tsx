import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from '../Button/Button.tsx';
import { TextLink } from './TextLink.tsx';
import { Link, type LinkProps, LinkProvider } from './Link.tsx';

function RouterLink({ children, ...rest }: LinkProps) {
  return (
    <a data-router {...rest}>
      {children}
    </a>
  );
}

test('without a provider a link is a plain anchor', () => {
  render(<Link href="/help">Help</Link>);
  expect(screen.getByRole('link').hasAttribute('data-router')).toBe(false);
});

test('the application’s router link is used by every component that links', () => {
  render(
    <LinkProvider link={RouterLink}>
      <Link href="/help">Help</Link>
      <ButtonLink href="/login">Log in</ButtonLink>
    </LinkProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.hasAttribute('data-router'))).toEqual([true, true]);
});

test('a link in a text is a real one, too', () => {
  render(<TextLink href="/terms">Terms</TextLink>);
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
});

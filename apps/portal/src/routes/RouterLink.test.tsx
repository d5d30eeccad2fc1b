import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Places } from './Places.tsx';
import { RouterLink } from './RouterLink.tsx';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

function renderLink(href: string): HTMLElement {
  render(
    <BrowserRouter>
      <Places>
        <RouterLink href={href}>Go</RouterLink>
        <Here />
      </Places>
    </BrowserRouter>,
  );
  return screen.getByRole('link', { name: 'Go' });
}

const here = (): string => screen.getByRole('status').textContent;

beforeEach(() => window.history.pushState(null, '', '/'));

it('moves without a reload to a page of this site, which Back leaves again', () => {
  const before = window.history.length;
  const link = renderLink('/seamless?vassalage=V&gameCode=1');
  expect(fireEvent.click(link)).toBe(false);
  expect(here()).toBe('/seamless?vassalage=V&gameCode=1');
  expect(window.history.length).toBe(before + 1);
});

it.each(['/', '/?a=1', '/#top'])('ignores a link to %s while one is there [REQ-034]', (place) => {
  window.history.replaceState(null, '', place);
  const before = window.history.length;
  expect(fireEvent.click(renderLink(place))).toBe(false);
  expect(here()).toBe(place);
  expect(window.history.length).toBe(before);
});

it('opens a dialog over the page, which Back leads to', () => {
  const before = window.history.length;
  fireEvent.click(renderLink('/login?return=%2F'));
  expect(here()).toBe('/login?return=%2F');
  expect(window.history.length).toBe(before + 1);
  expect(window.history.state).toMatchObject({ usr: { beneath: '/' } });
});

it('takes the place of the history entry when it leads from one form that stands alone to the next', () => {
  window.history.replaceState(null, '', '/login');
  const before = window.history.length;
  fireEvent.click(renderLink('/login?return=%2F'));
  expect(here()).toBe('/login?return=%2F');
  expect(window.history.length).toBe(before);
  expect(window.history.state).toMatchObject({ usr: null });
});

it.each(['https://help.example/', 'mailto:help@example.com', '//elsewhere.example/', '/media/terms.pdf', '#main'])(
  'is a plain link to %s, which the browser follows',
  (href) => {
    const link = renderLink(href);
    expect(link.getAttribute('href')).toBe(href);
    link.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    fireEvent.click(link);
    expect(here()).toBe('/');
  },
);

it('leaves a click for a new tab to the browser, also where one is', () => {
  const link = renderLink('/');
  let prevented = true;
  document.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, { ctrlKey: true });
  expect(prevented).toBe(false);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { LinkProps } from '@baize/ui-kit/Link';
import { Suspense, use } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Places } from './Places.tsx';
import { RouterLink } from './RouterLink.tsx';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

const renderLink = (href: string, rest: Partial<LinkProps> = {}): HTMLElement => {
  render(
    <BrowserRouter>
      <Places>
        <RouterLink {...rest} href={href}>
          Go
        </RouterLink>
        <Here />
      </Places>
    </BrowserRouter>,
  );
  return screen.getByRole('link', { name: 'Go' });
};

const here = (): string => screen.getByRole('status').textContent;

beforeEach(() => window.history.pushState(null, '', '/'));

it('moves without a reload to a page of this site, which Back leaves again', () => {
  const before = window.history.length;
  const link = renderLink('/seamless?vassalage=V&gameCode=1');
  expect(fireEvent.click(link)).toBe(false);
  expect(here()).toBe('/seamless?vassalage=V&gameCode=1');
  expect(window.history.length).toBe(before + 1);
});

const never = new Promise<never>(() => {});

function ComesLater() {
  return useLocation().pathname === '/seamless' ? use(never) : <p>home</p>;
}

it('takes no second press while the page it leads to is on its way', () => {
  const before = window.history.length;
  render(
    <BrowserRouter>
      <Places>
        <RouterLink href="/seamless?gameCode=1">Go</RouterLink>
        <Suspense fallback="waiting">
          <ComesLater />
        </Suspense>
      </Places>
    </BrowserRouter>,
  );
  const link = screen.getByRole('link', { name: 'Go' });
  for (const _ of ['once', 'again']) fireEvent.click(link);
  expect([window.history.length, screen.getByText('home').tagName]).toEqual([before + 1, 'P']);
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

/** Clicks a link; true when the browser would follow it. Cancels that, since jsdom cannot navigate. */
const isLeftToBrowser = (link: HTMLElement, click: MouseEventInit = {}): boolean => {
  let isLeft = false;
  const handleClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', handleClick, { once: true });
  fireEvent.click(link, click);
  return isLeft;
};

it.each(['https://help.example/', 'mailto:help@example.com', '//elsewhere.example/', '/media/terms.pdf', '#main'])(
  'is a plain link to %s, which the browser follows',
  (href) => {
    const link = renderLink(href);
    expect(link.getAttribute('href')).toBe(href);
    expect(isLeftToBrowser(link)).toBe(true);
    expect(here()).toBe('/');
  },
);

it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser, also where one is',
  (click) => {
    expect(isLeftToBrowser(renderLink('/'), click)).toBe(true);
  },
);

it('leaves a link that names a tab of its own to the browser, and moves in one that names this tab', () => {
  expect(isLeftToBrowser(renderLink('/seamless?gameCode=1', { target: '_blank' }))).toBe(true);
  cleanup();
  expect(isLeftToBrowser(renderLink('/seamless?gameCode=1', { target: '_self' }))).toBe(false);
});

it('does nothing where who shows it has dealt with the click', () => {
  fireEvent.click(renderLink('/login', { onClick: (event) => event.preventDefault() }));
  expect(here()).toBe('/');
});

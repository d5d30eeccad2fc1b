import { describe, expect, it } from 'vitest';
import { hrefOf, routeAt, safeReturnPath } from './paths.ts';

describe('routeAt', () => {
  it.each(['/', '/index', '/index.html', '/home'])('shows home at %s [REQ-012]', (path) => {
    expect(routeAt(path)?.entry.name).toBe('home');
  });

  it('shows the standalone login form at /login, without header and footer [REQ-013]', () => {
    expect(routeAt('/login')?.entry).toMatchObject({ name: 'login', layout: 'bare' });
  });

  it('shows the seamless game page without a footer [REQ-021]', () => {
    expect(routeAt('/seamless')?.entry).toMatchObject({ name: 'seamless', layout: 'game' });
  });

  it('matches whatever the case, and knows the canonical one', () => {
    expect(routeAt('/LogIn/')).toMatchObject({ path: '/login', entry: { name: 'login' } });
  });

  it('finds no page at any other path [REQ-030]', () => {
    expect(routeAt('/no-such-page')).toBeUndefined();
    expect(routeAt('/login/more')).toBeUndefined();
  });
});

describe('hrefOf', () => {
  it('writes the query that a page takes', () => {
    expect(hrefOf('seamless', { vassalage: 'A&B', gameCode: '1' })).toBe('/seamless?vassalage=A%26B&gameCode=1');
  });

  it('answers nothing for a page that this release does not have', () => {
    expect(hrefOf('agentHome')).toBeUndefined();
  });
});

describe('safeReturnPath', () => {
  it('keeps a path of this site with its query [REQ-031]', () => {
    expect(safeReturnPath('/seamless?gameCode=1')).toBe('/seamless?gameCode=1');
  });

  it.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login',
    '/nowhere',
  ])('refuses %s', (value) => {
    expect(safeReturnPath(value)).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { bannerTarget } from './bannerTarget.ts';

it('leads to the page that the banner names [REQ-207]', () => {
  expect(bannerTarget('login', false)).toBe('/login');
  expect(bannerTarget('promotions', true)).toBe('/promotions');
  expect(bannerTarget('promotion:a/b', false)).toBe('/promotions#a%2Fb');
});

it.each([undefined, 'pointMall', 'promotion:', 'javascript:alert(1)', '//evil.example', 'home', 'seamless'])(
  'leads to the games below where %s names no page to go to (D44)',
  (to) => expect(bannerTarget(to, false)).toBe('#games'),
);

it('does not lead a player to the login', () => {
  expect(bannerTarget('login', true)).toBe('#games');
});

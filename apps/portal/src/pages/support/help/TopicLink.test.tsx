import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { TopicLink } from './TopicLink.tsx';

it.each([
  ['deposit', 'Make a deposit', '/member/depositv2'],
  ['withdraw', 'Withdraw money', '/member/withdraw'],
  ['games', 'Open your betting record', '/member/personalHistoryCopy'],
])('the topic %s leads to the page that it explains', async (topic, name, href) => {
  await renderInSite(<TopicLink topic={topic} />, '/help');
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('a topic without a page of its own has no link', async () => {
  await renderInSite(<TopicLink topic="terms" />, '/help');
  expect(screen.queryByRole('link')).toBeNull();
});

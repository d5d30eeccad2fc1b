import { expect, it } from 'vitest';
import { frameRequest } from './frameMessages.ts';

const game = 'https://games.example:8443/play?session=1';

it('reads a request from the exact origin of the game', () => {
  expect(frameRequest({ origin: 'https://games.example:8443', data: { type: 'baize:close' } }, game)).toBe('close');
});

it.each(['https://games.example', 'http://games.example:8443', 'https://evil.games.example:8443', 'null', ''])(
  'hears nothing from %s',
  (origin) => {
    expect(frameRequest({ origin, data: { type: 'baize:close' } }, game)).toBeUndefined();
  },
);

it.each([[undefined], ['baize:close'], [{ type: 'toString' }], [{ type: 1 }], [null]])('understands no %j', (data) => {
  expect(frameRequest({ origin: 'https://games.example:8443', data }, game)).toBeUndefined();
});

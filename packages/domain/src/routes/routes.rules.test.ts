import { describe, expect, it } from 'vitest';
import { categoryOrder } from '../categories/index.ts';
import { categoryOfRoute, categoryRoute, isRouteName, routeNames } from './routes.rules.ts';

describe('categoryRoute', () => {
  it.each(categoryOrder.filter((code) => code !== 'RNG'))('leads %s to the game center of that name', (code) => {
    expect(categoryRoute[code]).toBe(code.toLowerCase());
  });

  it('leads RNG to the slot list', () => {
    expect(categoryRoute.RNG).toBe('rng');
  });
});

describe('categoryOfRoute', () => {
  it('answers the category of its page, and none of any other', () => {
    for (const code of categoryOrder) expect(categoryOfRoute(categoryRoute[code])).toBe(code);
    for (const name of ['home', 'slot', 'lottery'] as const) expect(categoryOfRoute(name)).toBeUndefined();
  });
});

describe('routeNames', () => {
  it('name each route once', () => {
    expect(new Set(routeNames).size).toBe(routeNames.length);
  });

  it('are told from any other name', () => {
    expect(routeNames.every((name) => isRouteName(name))).toBe(true);
    for (const other of ['Home', '/', '', undefined]) expect(isRouteName(other)).toBe(false);
  });
});

import { onTestFinished, vi } from 'vitest';
import type { Database, Orm } from '../database/database.types.ts';

const KINDS = ['select', 'insert', 'update', 'delete', 'execute', 'transaction'] as const;

const counting = (orm: Orm, asked: () => void): Orm =>
  new Proxy(orm, {
    get: (target, name) => {
      if (KINDS.some((kind) => kind === name)) asked();
      const value: unknown = Reflect.get(target, name);
      if (name === 'transaction') {
        const within: Orm['transaction'] = (run, ...rest) =>
          target.transaction((tx) => run(counting(tx, asked) as typeof tx), ...rest);
        return within;
      }
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** Spies on the queries of merchants' calls until the test ends; `asked` is called once per query. */
export const countQueries = (database: Database) => {
  const asked = vi.fn();
  const { of } = database;
  const door = vi.spyOn(database, 'of').mockImplementation((whose) => counting(of(whose), asked));
  const stop = (): void => door.mockRestore();
  onTestFinished(stop);
  return { asked, stop };
};

import type { Orm } from '../database/database.types.ts';

const STATEMENTS: ReadonlySet<PropertyKey> = new Set([
  'select',
  'selectDistinct',
  'insert',
  'update',
  'delete',
  'execute',
]);

export type Step = () => void;

/** Wraps an `Orm` to call `step` before each statement, and before and after each commit. */
export const stepping = <O extends Orm>(orm: O, step: Step): O =>
  new Proxy(orm, {
    get: (target, name) => {
      if (STATEMENTS.has(name)) step();
      if (name === 'transaction') return transactionOf(target, step);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

const transactionOf =
  (orm: Orm, step: Step): Orm['transaction'] =>
  async (work, config) => {
    const done = await orm.transaction(async (tx) => {
      const worked = await work(stepping(tx, step));
      step();
      return worked;
    }, config);
    step();
    return done;
  };

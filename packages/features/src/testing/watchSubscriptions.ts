import { QueryCache } from '@tanstack/react-query';
import { INTERNAL_overrideCreateStore } from 'jotai/vanilla';
import { INTERNAL_buildStoreRev4 as buildStore } from 'jotai/vanilla/internals';
import type { Watch } from './watch.types.ts';

type Subscribe = (...given: never[]) => () => void;

/** Prototype shared by the query library's observers and caches, which owns `subscribe`. */
const subscribable = Object.getPrototypeOf(QueryCache.prototype) as { subscribe: Subscribe };

/** Watches for subscriptions to stores, query observers and caches. */
export const watchSubscriptions = (): Watch => {
  const open: string[] = [];
  /** Records a subscription until it is ended. */
  const noted = (of: string, unsubscribe: () => void) => {
    const note = `subscription: ${of}`;
    open.push(note);
    let ended = false;
    return () => {
      if (!ended) open.splice(open.indexOf(note), 1);
      ended = true;
      unsubscribe();
    };
  };

  const { subscribe } = subscribable;
  subscribable.subscribe = function (this: object, ...given) {
    return noted(this.constructor.name, subscribe.apply(this, given));
  };
  INTERNAL_overrideCreateStore(() => () => {
    const store = buildStore();
    return { ...store, sub: (atom, listener) => noted('store', store.sub(atom, listener)) };
  });

  return {
    found: () => open,
    forget: () => {
      subscribable.subscribe = subscribe;
      INTERNAL_overrideCreateStore((() => undefined) as never);
    },
  };
};

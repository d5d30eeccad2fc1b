import { BroadcastChannel } from 'node:worker_threads';
import type { Watch } from './watch.types.ts';

type Given = Parameters<EventTarget['addEventListener']>;
type Way = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Target and arguments of an `addEventListener` call. */
type Listening = { readonly target: EventTarget; readonly given: Given };

/** Prototypes that own `addEventListener`: Node's, and the page's if there is one. */
const ways = (): Set<Way> => {
  const targets: Way[] = [EventTarget.prototype, AbortSignal.prototype, BroadcastChannel.prototype];
  return new Set(
    targets.map((target) => {
      let way = target;
      while (!Object.hasOwn(way, 'addEventListener')) way = Object.getPrototypeOf(way) as Way;
      return way;
    }),
  );
};

/** True for an element, which is dropped with its page; window, document, channels and signals stay. */
const isElement = (target: EventTarget): boolean => typeof Element !== 'undefined' && target instanceof Element;

/** True when Node, React or a library's own signal adds the listener, read from the stack of the call. */
const isForeign = (target: EventTarget): boolean => {
  const caller = new Error('who').stack?.split('\n')[3] ?? '';
  return (
    /\((?:node:|.*\/react-dom[/@])/u.test(caller) ||
    (target instanceof AbortSignal && caller.includes('/node_modules/'))
  );
};

const captures = ([, , options]: Given): boolean => (typeof options === 'object' ? options.capture : options) === true;
const isOver = ([, , options]: Given): boolean => typeof options === 'object' && options.signal?.aborted === true;
const isOnce = ([, , options]: Given): boolean => typeof options === 'object' && options.once === true;

/** Watches for listeners on targets that outlive a component. */
export const watchListeners = (): Watch => {
  const open = new Set<Listening>();
  const end = (target: EventTarget, given: Given) => {
    for (const each of open)
      if (each.target === target && each.given[0] === given[0] && each.given[1] === given[1])
        if (captures(each.given) === captures(given)) open.delete(each);
  };
  const restores = [...ways()].map((way) => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the target that each call is about
    const { addEventListener: add, removeEventListener: remove } = way;
    way.addEventListener = function (this: EventTarget | undefined, ...given) {
      const target = this ?? globalThis.window;
      end(target, given);
      if (!isElement(target) && !isForeign(target)) {
        open.add({ target, given });
        if (isOnce(given)) add.call(target, given[0], () => end(target, given), { once: true });
      }
      add.apply(target, given);
    };
    way.removeEventListener = function (this: EventTarget | undefined, ...given) {
      const target = this ?? globalThis.window;
      end(target, given);
      remove.apply(target, given);
    };
    return () => Object.assign(way, { addEventListener: add, removeEventListener: remove });
  });
  return {
    found: () =>
      [...open]
        .filter(({ given }) => !isOver(given))
        .map(({ target, given: [type] }) => `listener: ${type} of ${target.constructor.name}`),
    forget: () => restores.forEach((restore) => restore()),
  };
};

import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// A page's chunk is compiled when a test first imports it.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
// Clears the session caches (D51) of the previous test.
beforeEach(() => {
  if (typeof document !== 'undefined') sessionStorage.clear();
});

// A browser resolves a Request against the page's address; jsdom leaves Node's class, which does not.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://site.example') : input, init);
  }
};

// Encryption of bodies checks for a Uint8Array: Node's, which its TextEncoder returns, not jsdom's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

// jsdom lacks modal dialogs, popovers, scrolling, resize observers and media queries.
if (typeof document !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
  Object.assign(globalThis, {
    ResizeObserver: class {
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  });
  // A wide screen without preferences.
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  });
  Object.assign(Element.prototype, { hidePopover: () => undefined, scrollIntoView: () => undefined });
}

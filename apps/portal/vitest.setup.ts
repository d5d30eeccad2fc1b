import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// A page's chunk is compiled when a test first asks for it.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
// What a session keeps (D51) ends with its test.
beforeEach(() => {
  if (typeof document !== 'undefined') sessionStorage.clear();
});

// A browser's Request starts from the page's address; the one that jsdom leaves us is Node's.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://site.example') : input, init);
  }
};

// What seals a body asks whether it was given bytes: Node's, as its TextEncoder makes them, and not jsdom's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

// jsdom knows the element but not that it can be modal, and nothing of popovers, scrolling, sizes and media.
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
  // A wide screen, whose player has asked for nothing special.
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  });
  Object.assign(Element.prototype, { hidePopover: () => undefined, scrollIntoView: () => undefined });
}

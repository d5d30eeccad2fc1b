import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BesideStyle } from './withBrand.styles.ts';

/** Renders beside the story's element, not in it: a play function looks for one of each thing within the story. */
export function Beside({ element, children }: { readonly element: HTMLElement; readonly children: ReactNode }) {
  const [host] = useState(newHost);
  useLayoutEffect(() => {
    element.after(host);
    return () => host.remove();
  }, [host, element]);
  return (
    <>
      <BesideStyle />
      {createPortal(children, host)}
    </>
  );
}

function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.dataset['beside'] = '';
  return host;
}

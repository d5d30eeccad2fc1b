import { watchText } from '@baize/tooling/translation';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { Balance } from '../Balance/Balance.tsx';

/** Places of content that a browser translation breaks, rendered into a separate document, since every test's own page is watched. */
const faultsOf = (content: ReactNode): string[] => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentWindow as Window & typeof globalThis;
  const watch = watchText(page);
  onTestFinished(() => {
    watch.stop();
    frame.remove();
  });
  const container = page.document.body.appendChild(page.document.createElement('div'));
  const { rerender } = render(content, { container });
  rerender(null);
  return watch.take();
};

function Word(): ReactNode {
  return 'word';
}

it.each<[string, ReactNode]>([
  [
    'beside an element',
    <p key="a">
      amount <b>1</b>
    </p>,
  ],
  ['of a component', <Word key="b" />],
])('text %s is found, also when it has gone again', (_where, content) => {
  expect(faultsOf(<div>{content}</div>)).toHaveLength(1);
});

it('text alone in its element, blanks between elements and text that is not translated pass', () => {
  const content = (
    <p>
      <b>alone</b> <i translate="no">{['1', '2']}</i>
    </p>
  );
  expect(faultsOf(content)).toEqual([]);
});

const balance = (amount: string, failure?: string) => (
  <Balance
    label="Balance"
    amount={amount}
    refreshLabel="Refresh"
    refreshing={false}
    onRefresh={() => undefined}
    failure={failure}
  />
);

it('a balance changes and goes while a translation has wrapped what it may', () => {
  const { rerender, container, unmount } = render(balance('US$ 10.00'));
  translate(container);
  rerender(balance('US$ 9.00', 'Failed'));
  translate(container);
  expect(container.querySelector('output')?.textContent).toBe('US$ 9.00');
  expect(unmount).not.toThrow();
});

/** Wraps each text in two elements, as a browser's page translation does. */
const translate = (root: Element): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
  for (const text of texts) {
    if (text.parentElement?.closest('[translate="no"]')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.textContent;
    outer.append(inner);
    text.replaceWith(outer);
  }
};

import { useLayoutEffect, useRef } from 'react';
import { cleanFragment } from '../site/words/cleanFragment.ts';
import { RichTextFrame } from './RichText.styles.ts';

/** A merchant's HTML, sanitised; React never touches the resulting nodes. */
export function RichText({ html }: { readonly html: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.replaceChildren(cleanFragment(html)), [html]);
  return <RichTextFrame ref={frame} />;
}

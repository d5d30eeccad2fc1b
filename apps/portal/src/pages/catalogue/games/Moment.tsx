import { useDateTime } from '../../../site/words/useDateTime.ts';

/** An ISO moment as text in the merchant's time zone. */
export function Moment({ at }: { readonly at: string }) {
  return <span>{useDateTime()(at)}</span>;
}

import { useDateTime } from '../../../words/useDateTime.ts';

/** A moment in the merchant's time zone, as text. */
export function Moment({ at }: { readonly at: string }) {
  return <span>{useDateTime()(at)}</span>;
}

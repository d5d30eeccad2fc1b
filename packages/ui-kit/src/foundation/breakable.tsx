import { Fragment, type ReactNode } from 'react';

const BETWEEN_CURRENCY_AND_FIGURE = /(?<=\u00a0)|(?<=[\p{Sc}\p{L}])(?=\p{Nd})|(?<=\p{Nd})(?=\p{Sc})/u;

/** `Intl` ties a currency to its figure; where there is no room for both on a line they part. */
export function breakable(amount: string): ReactNode {
  const [first, ...rest] = amount.split(BETWEEN_CURRENCY_AND_FIGURE);
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

import { Fragment, type ReactNode } from 'react';

const BETWEEN_CURRENCY_AND_FIGURE = /(?<=\u00a0)|(?<=[\p{Sc}\p{L}])(?=\p{Nd})|(?<=\p{Nd})(?=\p{Sc})/u;

/** Allows a line break between currency and figure, which `Intl` joins directly or by a no-break space. */
export const breakable = (amount: string): ReactNode => {
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
};

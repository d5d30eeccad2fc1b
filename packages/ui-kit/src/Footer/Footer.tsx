import type { ReactNode } from 'react';
import { Link } from '../Link/index.ts';
import { FooterAge, FooterColumns, FooterEnd, FooterFrame, FooterInner, FooterTilesRoom } from './Footer.styles.ts';

export { FooterTiles, type FooterTilesProps } from './FooterTiles.tsx';
export { FooterTopics, type FooterTopicsProps } from './FooterTopics.tsx';

export type FooterProps = {
  brand?: ReactNode;
  /** Groups of links: games, help, contact; a group without links is not rendered. */
  columns: readonly { title: string; items: readonly { label: string; href: string }[] }[];
  /** The age mark, e.g. "18+", and the sentence beside it. */
  age: { mark: string; text: string };
  legal: string;
  /** A row of tiles, whose space is reserved while it loads. */
  children?: ReactNode;
};

/** The footer of every page: help links, minimum age, and the operator of the site (REQ-053). */
export function Footer({ brand, columns, age, legal, children }: FooterProps) {
  return (
    <FooterFrame>
      <FooterInner>
        {brand}
        <FooterColumns>
          {columns.map(
            ({ title, items }) =>
              items.length > 0 && (
                <section key={title} aria-label={title}>
                  <h2>{title}</h2>
                  <ul aria-label={title}>
                    {items.map(({ href, label }) => (
                      <li key={`${label} ${href}`}>
                        <Link href={href}>{label}</Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ),
          )}
        </FooterColumns>
        {children !== undefined && <FooterTilesRoom>{children}</FooterTilesRoom>}
        <FooterEnd>
          <FooterAge>{age.mark}</FooterAge>
          <p>{age.text}</p>
          <p>{legal}</p>
        </FooterEnd>
      </FooterInner>
    </FooterFrame>
  );
}

import type { ReactNode } from 'react';
import { Link } from '../Link/index.ts';
import { FooterAge, FooterColumns, FooterEnd, FooterFrame, FooterInner, FooterTilesRoom } from './Footer.styles.ts';

export type FooterProps = {
  brand?: ReactNode;
  /** Groups of links: games, help, contact; one without links is left out. */
  columns: readonly { title: string; items: readonly { label: string; href: string }[] }[];
  /** The age mark, e.g. "18+", and the sentence beside it. */
  age: { mark: string; text: string };
  legal: string;
  /** A row of tiles, which may come late: its room is held. */
  children?: ReactNode;
};

/** The end of every page: where to find help, from which age one may play, and whose site it is (REQ-053). */
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

import type { ReactNode } from 'react';
import { Link } from '../Link/index.ts';
import { FooterAge, FooterColumns, FooterEnd, FooterFrame, FooterInner } from './Footer.styles.ts';

export type FooterProps = {
  brand?: ReactNode;
  /** Groups of links: games, help, contact. */
  columns: readonly { title: string; items: readonly { label: string; href: string }[] }[];
  /** The age mark, e.g. "18+", and the sentence beside it. */
  age: { mark: string; text: string };
  legal: string;
  children?: ReactNode;
};

/** The end of every page: where to find help, from which age one may play, and whose site it is (REQ-053). */
export function Footer({ brand, columns, age, legal, children }: FooterProps) {
  return (
    <FooterFrame>
      <FooterInner>
        {brand}
        <FooterColumns>
          {columns.map(({ title, items }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul aria-label={title}>
                {items.map((item) => (
                  <li key={item.href}>
                    <Link href={item.href}>{item.label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </FooterColumns>
        {children}
        <FooterEnd>
          <FooterAge>{age.mark}</FooterAge>
          <p>{age.text}</p>
          <p>{legal}</p>
        </FooterEnd>
      </FooterInner>
    </FooterFrame>
  );
}

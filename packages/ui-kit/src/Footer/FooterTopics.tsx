import type { ReactNode } from 'react';
import { Link } from '../Link/index.ts';
import { FooterTopicList } from './FooterTopics.styles.ts';

export type FooterTopicsProps = {
  label: string;
  topics: readonly { href: string; title: string }[];
  /** A control at the end of the row. */
  children?: ReactNode;
};

/** Links to the help topics, at the end of a page. */
export function FooterTopics({ label, topics, children }: FooterTopicsProps) {
  return (
    <FooterTopicList aria-label={label}>
      {topics.map(({ href, title }) => (
        <li key={`${title} ${href}`}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </FooterTopicList>
  );
}

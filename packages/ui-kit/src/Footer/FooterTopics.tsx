import { Link } from '../Link/index.ts';
import { FooterTopicList } from './FooterTopics.styles.ts';

export type FooterTopicsProps = {
  label: string;
  topics: readonly { href: string; title: string }[];
};

/** What there is help on, from the end of a page. */
export function FooterTopics({ label, topics }: FooterTopicsProps) {
  return (
    <FooterTopicList aria-label={label}>
      {topics.map(({ href, title }) => (
        <li key={href}>
          <Link href={href}>{title}</Link>
        </li>
      ))}
    </FooterTopicList>
  );
}

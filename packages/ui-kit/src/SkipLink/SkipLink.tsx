import { SkipLinkFrame } from './SkipLink.styles.ts';

export type SkipLinkProps = { /** Id of the page's main part. */ target: string; children: string };

/** Skips the header (WCAG 2.4.1); must be the first tab stop. Visible only while focused. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return <SkipLinkFrame href={`#${target}`}>{children}</SkipLinkFrame>;
}

import { SkipLinkFrame } from './SkipLink.styles.ts';

export type SkipLinkProps = { /** Id of the page's main part. */ target: string; children: string };

/** The first stop of the keyboard: jumps over the header (WCAG 2.4.1). Seen only while focused. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return <SkipLinkFrame href={`#${target}`}>{children}</SkipLinkFrame>;
}

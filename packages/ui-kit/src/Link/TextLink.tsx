import { TextLinkFrame } from './TextLink.styles.ts';
import type { LinkProps } from './Link.tsx';

/** A link within or beside text: underlined, in the link colour. */
export function TextLink(props: LinkProps) {
  return <TextLinkFrame {...props} />;
}

import { Link } from '../Link/index.ts';
import { LogoFrame, LogoOnDark, LogoOnLight } from './Logo.styles.ts';

export type LogoProps = {
  /** The merchant's name, read in place of the picture. */
  name: string;
  src: string;
  /** The drawing for dark surfaces. */
  srcDark: string;
  /** The drawing's own proportions, so that its room is known before it comes. */
  width: number;
  height: number;
  /** Where it leads; without it the mark is only a picture. */
  href?: string | undefined;
};

/**
 * The merchant's logo, 32 px high (24 on phones), never mirrored. Its picture mark must fill the square at the left
 * end. It has two drawings, for dark and light; the browser loads only the one that shows.
 */
export function Logo({ name, src, srcDark, width, height, href }: LogoProps) {
  const pictures = (
    <>
      <LogoOnLight src={src} alt={name} width={width} height={height} loading="lazy" />
      <LogoOnDark src={srcDark} alt={name} width={width} height={height} loading="lazy" />
    </>
  );
  return (
    <LogoFrame as={href === undefined ? undefined : Link} {...(href !== undefined && { href })}>
      {pictures}
    </LogoFrame>
  );
}

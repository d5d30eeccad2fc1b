import { Link } from '../Link/index.ts';
import { LogoFrame, LogoOnDark, LogoOnLight } from './Logo.styles.ts';

export type LogoProps = {
  /** The merchant's name, as the text alternative. */
  name: string;
  src: string;
  /** The drawing for dark surfaces. */
  srcDark: string;
  /** The picture's intrinsic size, which reserves its space before it loads. */
  width: number;
  height: number;
  /** Target of the logo; without one it is a plain picture. */
  href?: string | undefined;
};

/**
 * The merchant's logo, 32 px high (24 on phones), never mirrored. Its symbol must fill the square at the left end.
 * There are two pictures, for dark and light; the browser loads only the visible one.
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

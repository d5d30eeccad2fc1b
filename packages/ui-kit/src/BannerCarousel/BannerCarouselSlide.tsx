import type { SlideTurn } from '../Hero/Hero.tsx';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BannerCarouselPicture, BannerCarouselWords } from './BannerCarousel.styles.ts';

export type CarouselBanner = {
  id: string;
  image: string;
  imageSet?: string | undefined;
  title?: string | undefined;
  line?: string | undefined;
  /** Target of the banner; `label` is the link's name when the banner has no title. */
  link?: { href: string; label: string } | undefined;
  /** True for a picture without text, which is flipped in right-to-left languages. */
  mirrors?: boolean | undefined;
};

type BannerCarouselSlideProps = SlideTurn & { banner: CarouselBanner & { wordless: boolean } };

/** One banner: the picture, text at its lower edge, and a link over all of it when it has a target. */
export function BannerCarouselSlide({ banner, label, place, shown, loaded }: BannerCarouselSlideProps) {
  const { image, imageSet, title, line, link, mirrors, wordless } = banner;
  const name = title ?? link?.label;
  const isTold = link === undefined && wordless;
  return (
    <BannerCarouselPicture
      className="swiper-slide"
      role={label && 'group'}
      aria-label={label}
      aria-hidden={!shown || undefined}
      data-place={place}
      data-mirrors={mirrors || undefined}
    >
      {loaded && (
        <img
          src={image}
          srcSet={imageSet}
          sizes="40rem"
          alt={isTold ? (title ?? '') : ''}
          decoding="async"
          draggable={false}
        />
      )}
      {(link || (!wordless && (title || line))) && (
        <BannerCarouselWords data-silent={wordless || !(title || line) || undefined}>
          {name && (
            <p>
              {link ? (
                <Link href={link.href} tabIndex={shown ? undefined : -1}>
                  {wordless || !title ? <VisuallyHidden>{name}</VisuallyHidden> : name}
                </Link>
              ) : (
                title
              )}
            </p>
          )}
          {line && !wordless && <p>{line}</p>}
        </BannerCarouselWords>
      )}
    </BannerCarouselPicture>
  );
}

import { ButtonLink } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SlideTurn } from './CarouselRow.tsx';
import { HeroSlide, HeroWords } from './Hero.styles.ts';

export type HeroBanner = {
  id: string;
  /** URL of the 21:9 picture; `imageSet` has its sizes as a `srcset`. */
  image: string;
  imageSet?: string | undefined;
  /** The 4:5 picture for phones. */
  imageNarrow?: string | undefined;
  imageNarrowSet?: string | undefined;
  title?: string | undefined;
  line?: string | undefined;
  /** Target of the banner and label of its button. */
  action: { label: string; href: string };
  /** True for a picture with space for text at the left, which is flipped in right-to-left languages. */
  mirrors?: boolean | undefined;
};

type HeroBannerSlideProps = SlideTurn & { banner: HeroBanner };

/**
 * One banner: picture, text at the start side, and a link over all of it. The links of hidden slides are no tab stops.
 */
export function HeroBannerSlide({ banner, label, place, shown, loaded }: HeroBannerSlideProps) {
  const { title, line, action } = banner;
  const name = title ?? label;
  return (
    <HeroSlide
      className="swiper-slide"
      role={label && 'group'}
      aria-label={label}
      aria-hidden={!shown || undefined}
      data-place={place}
      data-mirrors={(banner.mirrors ?? true) || undefined}
    >
      {loaded && <HeroPicture banner={banner} first={place === 0} />}
      <HeroWords>
        {title && <h2>{title}</h2>}
        {line && <p>{line}</p>}
        <ButtonLink variant="main" href={action.href} tabIndex={shown ? undefined : -1}>
          <span>{action.label}</span>
          {name && <VisuallyHidden>{`: ${name}`}</VisuallyHidden>}
        </ButtonLink>
      </HeroWords>
    </HeroSlide>
  );
}

function HeroPicture({ banner, first }: { banner: HeroBanner; first: boolean }) {
  const { image, imageSet, imageNarrow, imageNarrowSet } = banner;
  return (
    <picture>
      {imageNarrow && <source media="(width < 40em)" srcSet={imageNarrowSet ?? imageNarrow} sizes="100vw" />}
      <img
        src={image}
        srcSet={imageSet}
        sizes="(min-width: 1600px) 1216px, (min-width: 1024px) calc(100vw - 25rem), 100vw"
        alt=""
        width={2100}
        height={900}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'sync' : 'async'}
        draggable={false}
      />
    </picture>
  );
}

import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { keepOneStops } from '../oneStop/keepOneStops.ts';

export type Carousel = {
  show: (place: number) => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
};

export type CarouselOptions = {
  viewport: HTMLElement;
  /** Index of the first slide to show, in the order of rendering. */
  start: number;
  playing: boolean;
  still: boolean;
  onShow: (place: number) => void;
  /** Called when quiet mode has paused the carousel. */
  onQuiet: () => void;
};

// REQ-208: a slide stays 5,000 ms, a change takes 1,000 ms, and the row is endless.
const STAY_MS = 5000;
const CHANGE_MS = 1000;

/** Starts Swiper on rendered slides. Under reduced motion (`still`) slides change without a transition. */
export const startCarousel = ({ viewport, start, playing, still, onShow, onQuiet }: CarouselOptions): Carousel => {
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    // Slides keep their own width and margin, so that the layout does not shift when the carousel starts.
    slidesPerView: 'auto',
    initialSlide: start,
    loop: true,
    speed: still ? 0 : CHANGE_MS,
    autoplay: { delay: STAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: { init: ({ realIndex }) => onShow(realIndex), realIndexChange: ({ realIndex }) => onShow(realIndex) },
  });
  keepOneStops();
  let moves = playing;
  if (!moves) swiper.autoplay.stop();

  // A focused slide must not move away (WCAG 2.2.2). Stops the autoplay, since a paused one resumes after a change.
  const handleFocus = () => swiper.autoplay.stop();
  const handleBlur = () => moves && swiper.autoplay.start();
  viewport.addEventListener('focusin', handleFocus);
  viewport.addEventListener('focusout', handleBlur);

  const direction = new MutationObserver(() => {
    swiper.changeLanguageDirection(getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr');
  });
  const pause = () => {
    moves = false;
    swiper.autoplay.stop();
  };
  const quiet = new MutationObserver(() => {
    if (!moves || !document.documentElement.hasAttribute('data-quiet')) return;
    pause();
    onQuiet();
  });
  quiet.observe(document.documentElement, { attributeFilter: ['data-quiet'] });
  direction.observe(document.documentElement, { attributeFilter: ['dir'] });

  return {
    show: (place) => swiper.slideToLoop(place),
    play() {
      moves = true;
      swiper.autoplay.start();
    },
    pause,
    stop() {
      direction.disconnect();
      quiet.disconnect();
      viewport.removeEventListener('focusin', handleFocus);
      viewport.removeEventListener('focusout', handleBlur);
      // `destroy` also restores the original order of the slides.
      swiper.destroy();
    },
  };
};

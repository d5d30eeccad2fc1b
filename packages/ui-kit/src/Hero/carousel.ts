import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { keepOneStops } from '../oneStop/index.ts';

export type Carousel = {
  show: (place: number) => void;
  play: () => void;
  pause: () => void;
  stop: () => void;
};

export type CarouselOptions = {
  viewport: HTMLElement;
  /** Place of the first slide to show; places count the slides as they were rendered. */
  start: number;
  playing: boolean;
  still: boolean;
  onShow: (place: number) => void;
  /** Somebody asked for quiet: it has stopped. */
  onQuiet: () => void;
};

// REQ-208: a slide stays 5,000 ms, a change takes 1,000 ms, and the row has no end.
const STAY_MS = 5000;
const CHANGE_MS = 1000;

/** Sets a row of slides in motion. Under reduced motion (`still`) a change is a cut and nothing changes by itself. */
export function startCarousel({ viewport, start, playing, still, onShow, onQuiet }: CarouselOptions): Carousel {
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    // With the slides' own margin between them, so that nothing moves when the carousel takes over.
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

  // What the keyboard is on does not slide away (WCAG 2.2.2). It stops: what only pauses goes on after a change.
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
      // It leaves the slides in the order in which it found them.
      swiper.destroy();
    },
  };
}

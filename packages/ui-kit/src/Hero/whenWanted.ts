const PHONE = '(width < 40em)';
const SIGNS = ['pointerdown', 'keydown', 'scroll'];

let isUsed = false;

/**
 * Runs `work` at once, or on a phone at the first press, key or scroll: Swiper and the other banners are a tenth of a
 * phone's first load, wasted on visitors who leave at once. Returns a function that cancels.
 */
export const whenWanted = (work: () => void): (() => void) => {
  if (isUsed || !matchMedia(PHONE).matches) {
    work();
    return () => undefined;
  }
  const signs = new AbortController();
  const handleSign = () => {
    isUsed = true;
    signs.abort();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, handleSign, { signal: signs.signal, passive: true });
  return () => signs.abort();
};

/** Neutral pictures for stories, of no merchant. */
export const pictures = {
  bannerDunes: new URL('./banner-dunes.svg', import.meta.url).href,
  bannerDunesNarrow: new URL('./banner-dunes-narrow.svg', import.meta.url).href,
  bannerHarbour: new URL('./banner-harbour.svg', import.meta.url).href,
  bannerPeaks: new URL('./banner-peaks.svg', import.meta.url).href,
  captcha: new URL('./captcha.svg', import.meta.url).href,
  coverGems: new URL('./cover-gems.svg', import.meta.url).href,
  coverKite: new URL('./cover-kite.svg', import.meta.url).href,
  coverTide: new URL('./cover-tide.svg', import.meta.url).href,
  logo: new URL('./logo.svg', import.meta.url).href,
  logoDark: new URL('./logo-dark.svg', import.meta.url).href,
  missing: '/there-is-no-such-picture.png',
};

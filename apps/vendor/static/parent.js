/** @typedef {'ready' | 'balance' | 'close' | 'deposit' | 'login' | 'resize'} Said */

/**
 * The page that holds our frame hears us only if it is of the site that launched the game.
 * @param {string} backUrl an address of that site
 */
export function createParent(backUrl) {
  const { origin } = new URL(backUrl);
  const held = window.parent !== window;

  /** @param {Said} said @param {Record<string, number>} [details] */
  function say(said, details = {}) {
    if (held) window.parent.postMessage({ type: `baize:${said}`, ...details }, origin);
  }

  /** Leaves the game: the page around us takes us away, or else this tab goes back to the site. */
  const close = () => {
    if (held) say('close');
    else window.location.assign(backUrl);
  };

  return { say, close };
}

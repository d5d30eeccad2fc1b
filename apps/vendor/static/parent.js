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

  /**
   * Calls `pause` with `true` when the page around us asks for a pause, and with `false` when play goes on.
   * @param {(isPaused: boolean) => void} pause
   */
  function onPause(pause) {
    window.addEventListener('message', (event) => {
      if (!held || event.source !== window.parent || event.origin !== origin) return;
      const type = /** @type {{ type?: unknown } | null} */ (event.data)?.type;
      if (type === 'baize:pause' || type === 'baize:resume') pause(type === 'baize:pause');
    });
  }

  /** Leaves the game: the page around us takes us away, or else this tab goes back to the site. */
  const close = () => {
    if (held) say('close');
    else window.location.assign(backUrl);
  };

  return { say, close, onPause };
}

/**
 * Calls `begin` when the player presses the button. Without automatic play each round takes a press of its own: a key
 * that is held down presses once, and a script presses nothing.
 * @param {HTMLElement} button
 * @param {boolean} autoPlay
 * @param {() => void} begin
 */
export function onBegin(button, autoPlay, begin) {
  button.addEventListener('keydown', (event) => {
    if (event.repeat && !autoPlay) event.preventDefault();
  });
  button.addEventListener('click', (event) => {
    if (autoPlay || event.isTrusted) begin();
  });
}

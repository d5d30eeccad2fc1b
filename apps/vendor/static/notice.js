/** @import { Words } from '../src/page/words.types.ts' */

/** @typedef {{ word: keyof Words, press: () => void }} Action */

/**
 * The screen that says what is in the way of playing. The first action is the main one.
 * @param {Words} words
 */
export function createNotice(words) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('notice'));
  const title = /** @type {HTMLElement} */ (document.getElementById('notice-title'));
  const text = /** @type {HTMLElement} */ (document.getElementById('notice-text'));
  const actions = /** @type {HTMLElement} */ (document.getElementById('notice-actions'));

  /**
   * @param {keyof Words} titleWord
   * @param {keyof Words} textWord
   * @param {readonly Action[]} offered
   */
  return (titleWord, textWord, offered) => {
    title.textContent = words[titleWord];
    text.textContent = words[textWord];
    actions.replaceChildren(
      ...offered.map(({ word, press }, index) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = index === 0 ? 'main' : 'quiet';
        button.textContent = words[word];
        button.addEventListener('click', () => {
          dialog.close();
          press();
        });
        return button;
      }),
    );
    dialog.showModal();
  };
}

/**
 * An element of the page by its id, which is there.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 */
function part(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}

const said = part('said', HTMLOListElement);
const field = part('text', HTMLInputElement);
const answer = part('answer', HTMLTemplateElement);

/**
 * Adds what somebody says, and brings it into sight.
 * @param {Node} line
 */
function say(line) {
  said.append(line);
  said.lastElementChild?.scrollIntoView({ block: 'end' });
}

part('write', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const text = field.value.trim();
  if (text === '') return;
  const own = document.createElement('li');
  own.dataset['own'] = '';
  own.dir = 'auto';
  own.textContent = text;
  say(own);
  field.value = '';
  field.focus();
  say(answer.content.cloneNode(true));
});

import { isCalm } from './motion.js';

/** @import { Outcome } from '../src/games/game.types.ts' */

const names = ['cherry', 'plum', 'apple', 'pear', 'orange', 'golden'];
const VISIBLE = 3;
const FILLERS = 18;
const FIRST_REEL_MILLISECONDS = 900;
const NEXT_REEL_MILLISECONDS = 350;

/** Three reels in their cabinet. @param {HTMLElement} stage */
export function createReels(stage) {
  const cabinet = document.createElement('div');
  cabinet.className = 'cabinet';
  const strips = [0, 1, 2].map((reel) => {
    const window = document.createElement('div');
    window.className = 'reel';
    const strip = document.createElement('div');
    strip.className = 'strip';
    strip.append(...[5, 0, 2].map((start) => cell(names[(start + reel * 2) % names.length] ?? 'cherry')));
    window.append(strip);
    cabinet.append(window);
    return strip;
  });
  const line = document.createElement('div');
  line.className = 'line';
  cabinet.append(line);
  stage.append(cabinet);

  return {
    /** Turns until the outcome shows on the middle line. @param {Outcome} outcome */
    async show(outcome) {
      if (outcome.kind !== 'reels') return;
      await Promise.all(strips.map((strip, reel) => turn(strip, outcome.symbols[reel] ?? 'cherry', reel)));
      const alike = outcome.symbols[1] === outcome.symbols[2] ? 3 : 2;
      if (outcome.tenths > 0) {
        for (const strip of strips.slice(0, alike)) strip.children[1]?.setAttribute('data-won', '');
      }
    },
    clear() {
      for (const strip of strips) strip.children[1]?.removeAttribute('data-won');
    },
  };
}

/** @param {Element} strip @param {string} symbol @param {number} reel */
async function turn(strip, symbol, reel) {
  const before = [...strip.children];
  const next = [cell(anyName()), cell(symbol), cell(anyName())];
  const fillers = Array.from({ length: FILLERS + reel * 4 }, () => cell(anyName()));
  strip.replaceChildren(...next, ...fillers, ...before);
  const count = strip.children.length;
  const calmly = isCalm();
  const frames = calmly
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [{ transform: `translateY(${(-(count - VISIBLE) / count) * 100}%)` }, { transform: 'translateY(0)' }];
  await strip.animate(frames, {
    duration: calmly ? 200 : FIRST_REEL_MILLISECONDS + reel * NEXT_REEL_MILLISECONDS,
    easing: 'cubic-bezier(0.2, 0.7, 0.25, 1.02)',
  }).finished;
  strip.replaceChildren(...next);
}

/** @param {string} name */
function cell(name) {
  const image = document.createElement('img');
  image.src = `/assets/${name}.svg`;
  image.alt = '';
  image.className = 'cell';
  return image;
}

/** What passes by is for show only: the round is decided on the server. */
function anyName() {
  return names[Math.floor(Math.random() * names.length)] ?? 'cherry';
}

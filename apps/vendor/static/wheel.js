import { isCalm } from './motion.js';

/** @import { Outcome } from '../src/games/game.types.ts' */

const SVG = 'http://www.w3.org/2000/svg';
const TURNS = 5;
const SPIN_MILLISECONDS = 3200;

/**
 * The wheel, its pointer at the top.
 * @param {HTMLElement} stage
 * @param {readonly number[]} segments prizes in tenths of the bet, clockwise from the top
 */
export function createWheel(stage, segments) {
  const step = 360 / segments.length;
  const picture = element('svg', { viewBox: '-110 -116 220 226', class: 'wheel' });
  const disc = element('g', { class: 'disc' });
  segments.forEach((tenths, index) => disc.append(segment(tenths, index * step, step)));
  disc.append(element('circle', { class: 'hub', r: '26' }), element('path', { class: 'star', d: star(15, 6.5) }));
  picture.append(element('circle', { class: 'rim', r: '104' }), disc);
  for (let stud = 0; stud < segments.length; stud += 1) {
    const [x, y] = at(104, (stud + 0.5) * step);
    picture.append(element('circle', { class: 'stud', cx: x, cy: y, r: '1.8' }));
  }
  picture.append(element('path', { class: 'pointer', d: 'M-9 -114 H9 L0 -92 Z' }));
  stage.append(picture);
  let from = 0;

  return {
    /** Turns until the outcome's segment is under the pointer. @param {Outcome} outcome */
    async show(outcome) {
      if (outcome.kind !== 'wheel') return;
      const rest = -outcome.segment * step;
      const calmly = isCalm();
      const frames = calmly
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${rest + 360 * TURNS}deg)` }];
      disc.style.transform = `rotate(${rest}deg)`;
      const easing = 'cubic-bezier(0.15, 0.6, 0.15, 1)';
      await disc.animate(frames, { duration: calmly ? 200 : SPIN_MILLISECONDS, easing }).finished;
      from = rest;
      disc.children[outcome.segment]?.toggleAttribute('data-won', outcome.tenths > 0);
    },
    clear() {
      for (const part of disc.children) part.removeAttribute('data-won');
    },
  };
}

/** @param {number} tenths @param {number} middle @param {number} width in degrees */
function segment(tenths, middle, width) {
  const [x1, y1] = at(100, middle - width / 2);
  const [x2, y2] = at(100, middle + width / 2);
  const group = element('g', { class: 'segment', 'data-tenths': String(tenths) });
  group.append(element('path', { d: `M0 0 L${x1} ${y1} A100 100 0 0 1 ${x2} ${y2} Z` }));
  if (tenths > 0) {
    const label = element('text', { transform: `rotate(${middle}) translate(0 -84)` });
    label.textContent = String(tenths / 10);
    group.append(label);
  } else {
    const [x, y] = at(84, middle);
    group.append(element('circle', { class: 'blank', cx: x, cy: y, r: '1.6' }));
  }
  return group;
}

/** A point at a distance from the middle, its angle clockwise from the top. @param {number} radius @param {number} degrees */
function at(radius, degrees) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [(radius * Math.cos(angle)).toFixed(3), (radius * Math.sin(angle)).toFixed(3)];
}

/** A star of five points. @param {number} outer @param {number} inner */
function star(outer, inner) {
  const points = Array.from({ length: 10 }, (_, index) => at(index % 2 === 0 ? outer : inner, index * 36).join(' '));
  return `M${points.join('L')}Z`;
}

/** @param {string} name @param {Record<string, string | undefined>} attributes */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value ?? '');
  return made;
}

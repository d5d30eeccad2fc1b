import { shade } from '../../colour.ts';
import { metal, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { boxPath } from '../../svg.ts';
import { eyes, portrait, twin } from './face.ts';

/** A monkey with a golden band round its brow. */
export const drawMonkeys = (paint: Paint): string => {
  const { random, palette } = paint;
  const coat = random.pick(['#8a4b22', '#b86a2a', '#6b3a2a', '#d08a3a']);
  const skin = random.pick(['#ffd9b0', '#ffc9a0']);
  const ear = twin(
    solid(paint, 'M130 -30C150 -84 214 -84 222 -30C226 24 176 60 136 32Z', coat, {
      depth: 14,
      inner: `<path d="M152 -26C166 -56 200 -54 202 -24C202 6 176 20 154 6Z" fill="${skin}"/>`,
    }),
  );
  const fur = solid(
    paint,
    'M0 -180C30 -196 40 -176 60 -166C120 -150 160 -90 158 -10C160 60 130 130 60 158C20 172 -20 172 -60 158C-130 130 -160 60 -158 -10C-160 -90 -120 -150 -60 -166C-50 -176 -34 -196 0 -180Z',
    coat,
    { depth: 32 },
  );
  const mask = solid(
    paint,
    'M0 -62C30 -112 104 -104 118 -40C126 0 108 24 100 44C118 100 70 150 0 150C-70 150 -118 100 -100 44C-108 24 -126 0 -118 -40C-104 -104 -30 -112 0 -62Z',
    skin,
    {
      depth: 22,
      outline: 7,
      inner: twin('<ellipse cx="84" cy="70" rx="26" ry="18" fill="#ff8a7a" fill-opacity=".5"/>'),
    },
  );
  const nose =
    '<path d="M-20 26Q0 10 20 26M-9 34v8M9 34v8" fill="none" stroke="#5a2a1c" stroke-width="8" stroke-linecap="round"/>';
  const grin = `<path d="M-66 74Q0 94 66 74Q56 132 0 134Q-56 132 -66 74Z" fill="#7a1428" stroke="${palette.ink}" stroke-width="7" stroke-linejoin="round"/><path d="M-58 80Q0 98 58 80L54 96Q0 112 -54 96Z" fill="#fff"/>`;
  const band = solid(paint, 'M-148 -96C-90 -140 90 -140 148 -96L152 -64C90 -104 -90 -104 -152 -64Z', palette.metal[1], {
    depth: 10,
    fill: metal(paint, 20),
    inner: `<path d="${boxPath(-22, -136, 44, 44, 10)}" fill="${palette.hues[2]}" stroke="${shade(palette.hues[2], 0.5)}" stroke-width="5"/>`,
  });
  const plumes = twin(
    solid(paint, 'M30 -130C80 -200 60 -260 150 -300C130 -220 120 -170 66 -116Z', palette.hues[2], { depth: 14 }),
  );
  const head =
    (random.chance(0.6) ? plumes : '') +
    ear +
    fur +
    mask +
    nose +
    grin +
    eyes(paint, { x: 54, y: -24, size: 29, iris: random.pick(['#8a4a1a', '#d79a1a', '#3a6b2a']) }) +
    band;
  return portrait(paint, `<g transform="translate(0 20)">${head}</g>`);
};

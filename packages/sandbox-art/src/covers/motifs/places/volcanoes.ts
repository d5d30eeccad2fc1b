import { shade, tint } from '../../colour.ts';
import { glint, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow } from '../../paint.ts';
import { n, place } from '../../svg.ts';

/** A volcano in eruption over a jungle. */
export const drawVolcanoes = (paint: Paint): string => {
  const { random, palette } = paint;
  const rock = random.pick(['#5a3a40', '#4a3a58', '#6b4632']);
  const lava = '#ff6a1a';
  const streams = [
    'M-70 -150C-60 -100 -110 -60 -96 0C-90 60 -150 110 -150 180L-110 190C-110 120 -50 70 -60 0C-64 -60 -20 -100 -30 -150Z',
    'M6 -152C20 -90 -4 -40 20 20C36 90 10 130 30 200L66 196C54 130 80 90 64 20C50 -40 70 -90 50 -152Z',
    'M60 -150C90 -100 110 -80 120 -20C130 30 180 60 186 130L206 120C204 60 168 20 154 -30C140 -90 100 -110 84 -156Z',
  ]
    .map((d) => `<path d="${d}" fill="${lava}" stroke="#ffd23a" stroke-width="8" stroke-linejoin="round"/>`)
    .join('');
  const ridges = `<path d="M-140 -60L-230 200M140 -70L250 200M-20 40L-60 200M100 60L120 200" stroke="${shade(rock, 0.5)}" stroke-width="10" stroke-linecap="round"/>`;
  const cone = solid(
    paint,
    'M-104 -160C-60 -140 60 -140 104 -160C140 -60 220 80 310 220H-310C-220 80 -140 -60 -104 -160Z',
    rock,
    { depth: 34, inner: ridges + streams },
  );
  const crater = `<ellipse cy="-160" rx="106" ry="26" fill="#ffd23a" stroke="${palette.ink}" stroke-width="9"/><ellipse cy="-160" rx="84" ry="17" fill="#fff6c8"/>`;
  const fountain = [-34, -17, 0, 17, 34]
    .map((turn, i) =>
      place(
        `<path d="M-22 0C-34 -90 -6 -150 0 -${220 + (i % 2) * 60}C10 -150 34 -90 22 0Z" fill="${i % 2 === 0 ? lava : '#ffb02e'}" stroke="#ffe27a" stroke-width="6"/>`,
        { y: -158, turn },
      ),
    )
    .join('');
  const smoke = Array.from(
    { length: 7 },
    (_, i) =>
      `<circle cx="${n(random.range(-190, 190))}" cy="${n(-330 - i * 22)}" r="${n(random.range(44, 84))}" fill="${tint(palette.sky[0], 0.14 + i * 0.03)}" fill-opacity=".75"/>`,
  ).join('');
  const bombs = Array.from({ length: 9 }, () => {
    const [x, y] = [random.range(-250, 250), random.range(-420, -190)];
    return place(
      `<path d="M0 -20L18 -6L12 16L-12 18L-20 -4Z" fill="#3a2026" stroke="#ff8a1f" stroke-width="6" stroke-linejoin="round"/>`,
      { x, y, scale: random.range(0.6, 1.3), turn: random.range(0, 180) },
    );
  }).join('');
  const frond = (x: number, turn: number, scale: number): string =>
    place(
      [-60, -30, 0, 30, 60]
        .map((each) =>
          place(
            solid(paint, 'M0 0C-30 -50 -20 -130 0 -170C20 -130 30 -50 0 0Z', each % 60 === 0 ? '#1f8f4a' : '#37b35a', {
              depth: 10,
              outline: 7,
            }),
            { turn: each },
          ),
        )
        .join(''),
      { x, y: 650, turn, scale },
    );
  const jungle = [30, 120, 220, 390, 490, 580]
    .map((x, i) => frond(x, random.range(-12, 12), i % 2 === 0 ? 1 : 0.8))
    .join('');
  return `<g transform="translate(300 400)">${smoke}</g><g filter="${softShadow(paint, 20, 16)}"><g transform="translate(300 400) scale(1.04)">${fountain}${cone}${crater}${bombs}</g></g>${jungle}${glint(300 + paint.light * 60, 130, 40, '#fff3b0')}`;
};

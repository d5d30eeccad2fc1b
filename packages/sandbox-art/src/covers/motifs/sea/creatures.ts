import { shade, tint } from '../../colour.ts';
import { glint, solid, sphere } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow, stamp } from '../../paint.ts';
import { n, place } from '../../svg.ts';
import { eyes, twin } from '../animals/face.ts';

/** One creature of the sea among bubbles and coral. */
const seascape = (paint: Paint, creature: string, scale: number): string => {
  const { random, palette } = paint;
  const bubbles = Array.from({ length: 16 }, () => {
    const r = random.range(6, 24);
    const [x, y] = [random.range(20, 580), random.range(40, 640)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".7" stroke-width="3"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.22)}" fill="#fff"/>`;
  }).join('');
  const weed = [40, 120, 490, 565]
    .map((x, i) =>
      place(
        solid(
          paint,
          'M0 0C-40 -60 30 -110 -10 -180C-30 -220 10 -250 20 -280C40 -220 60 -200 40 -150C20 -100 50 -60 30 0Z',
          i % 2 === 0
            ? '#1f9a6a'
            : palette.hues[(i + 1) % 4] === '#ffffff'
              ? '#ff7a45'
              : (palette.hues[(i + 1) % 4] ?? '#ff7a45'),
          { depth: 12 },
        ),
        { x, y: 660, scale: random.range(0.8, 1.2), turn: random.range(-10, 10) },
      ),
    )
    .join('');
  return `${weed}${bubbles}<g filter="${softShadow(paint, 22, 16)}">${place(creature, { x: 300, y: 320, scale, turn: random.range(-6, 6) })}</g>${glint(300 + paint.light * 170, 140, 30)}`;
};

const skin = (paint: Paint): string =>
  paint.random.pick(['#d8453a', '#8a4fd0', '#f0783a', '#d0458a', paint.palette.hues[2]]);

/** An octopus, all arms. */
export const drawOctopuses = (paint: Paint): string => {
  const colour = skin(paint);
  const arm = (d: string): string => {
    const suckers = `<path d="${d}" fill="none" stroke="${tint(colour, 0.5)}" stroke-width="13" stroke-dasharray="1 25" stroke-linecap="round" transform="translate(0 12)"/>`;
    return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${paint.palette.ink}" stroke-width="66"/><path d="${d}" stroke="${shade(colour, 0.12)}" stroke-width="50"/><path d="${d}" transform="translate(0 -9)" stroke="${tint(colour, 0.3)}" stroke-width="14"/></g>${suckers}`;
  };
  const arms = twin(
    arm('M60 80C140 60 220 60 240 -20C246 -70 200 -90 190 -50') +
      arm('M50 110C130 120 220 130 240 200C240 240 200 250 190 216') +
      arm('M30 120C60 180 130 190 120 260C110 300 60 290 76 250') +
      arm('M10 120C0 190 60 220 24 290'),
  );
  const head = solid(
    paint,
    'M0 -210C110 -210 160 -110 140 -20C128 40 120 90 80 130H-80C-120 90 -128 40 -140 -20C-160 -110 -110 -210 0 -210Z',
    colour,
    {
      depth: 36,
      inner: `<g fill="${shade(colour, 0.25)}" fill-opacity=".7"><circle cx="-60" cy="-140" r="20"/><circle cx="50" cy="-160" r="14"/><circle cx="90" cy="-90" r="17"/><circle cx="-20" cy="-170" r="11"/></g>`,
    },
  );
  const mouth = `<path d="M-34 66Q0 96 34 66" fill="none" stroke="${paint.palette.ink}" stroke-width="10" stroke-linecap="round"/>`;
  return seascape(
    paint,
    arms +
      head +
      mouth +
      eyes(paint, { x: 58, y: 0, size: 42, iris: paint.random.pick(['#f5c518', '#3fb4e8', '#58b84a']) }),
    1.02,
  );
};

/** A crab with its claws up. */
export const drawCrabs = (paint: Paint): string => {
  const colour = paint.random.pick(['#e0402a', '#f0702a', '#d0303f']);
  const leg = stamp(
    paint,
    solid(paint, 'M0 -14C60 -40 120 -20 150 60L132 66C104 20 60 6 0 22Z', shade(colour, 0.1), {
      depth: 10,
      outline: 8,
    }),
  );
  const legs = twin([60, 96, 130].map((y, i) => place(leg, { x: 120, y, turn: i * 24 - 6 })).join(''));
  const claw = twin(
    solid(paint, 'M120 -10C170 -40 190 -90 186 -130L226 -120C230 -60 190 10 140 40Z', colour, { depth: 14 }) +
      solid(
        paint,
        'M150 -130C110 -200 140 -290 220 -300C190 -270 190 -240 204 -210C220 -250 260 -270 284 -250C310 -190 280 -110 220 -104C190 -100 166 -106 150 -130Z',
        colour,
        {
          depth: 24,
          inner: `<circle cx="190" cy="-150" r="14" fill="${tint(colour, 0.45)}"/><circle cx="236" cy="-150" r="9" fill="${tint(colour, 0.45)}"/>`,
        },
      ),
  );
  const shell = solid(
    paint,
    'M-190 30C-180 -70 -90 -110 0 -110C90 -110 180 -70 190 30C180 130 90 160 0 160C-90 160 -180 130 -190 30Z',
    colour,
    {
      depth: 36,
      inner: `<path d="M-180 70Q0 190 180 70V200H-180Z" fill="${tint(colour, 0.55)}"/><g fill="${tint(colour, 0.4)}"><circle cx="-90" cy="-40" r="15"/><circle cx="96" cy="-50" r="12"/><circle cx="0" cy="-80" r="10"/></g>`,
    },
  );
  const stalks = twin(
    `<path d="M52 -90V-150" stroke="${paint.palette.ink}" stroke-width="36" stroke-linecap="round"/><path d="M52 -90V-150" stroke="${colour}" stroke-width="22" stroke-linecap="round"/>`,
  );
  const mouth = `<path d="M-60 66Q0 116 60 66" fill="none" stroke="${paint.palette.ink}" stroke-width="10" stroke-linecap="round"/>`;
  return seascape(
    paint,
    `<g transform="translate(0 40)">${legs}${stalks}${claw}${shell}${mouth}${eyes(paint, { x: 52, y: -164, size: 36, iris: '#3a6bd8' })}</g>`,
    1,
  );
};

/** An open shell with its pearl. */
export const drawShells = (paint: Paint): string => {
  const { random, palette } = paint;
  const colour = random.pick(['#ff9ab0', '#b98ae8', '#7fd0e0', '#ffb47a', palette.hues[3]]);
  const fan = (turn: number): string => {
    const ribs = [-60, -40, -20, 0, 20, 40, 60]
      .map(
        (angle) =>
          `<path d="M0 0L0 -280" transform="rotate(${angle})" stroke="${shade(colour, 0.35)}" stroke-opacity=".6" stroke-width="9"/>`,
      )
      .join('');
    return place(
      solid(
        paint,
        'M0 10C-60 0 -220 -60 -250 -150C-236 -190 -200 -180 -190 -200C-170 -240 -140 -224 -124 -246C-96 -276 -60 -254 -44 -272C-16 -296 16 -296 44 -272C60 -254 96 -276 124 -246C140 -224 170 -240 190 -200C200 -180 236 -190 250 -150C220 -60 60 0 0 10Z',
        colour,
        { depth: 26, inner: ribs },
      ),
      { y: 120, turn },
    );
  };
  const lower = solid(
    paint,
    'M-250 60C-200 10 200 10 250 60C230 150 120 200 0 206C-120 200 -230 150 -250 60Z',
    tint(colour, 0.12),
    {
      depth: 24,
      inner: `<path d="M-220 66C-160 34 160 34 220 66C160 110 -160 110 -220 66Z" fill="${tint(colour, 0.65)}"/>${[-150, -76, 0, 76, 150].map((x) => `<path d="M${x * 0.5} 200L${x * 1.2} 90" stroke="${shade(colour, 0.3)}" stroke-opacity=".5" stroke-width="9"/>`).join('')}`,
    },
  );
  const pearl = sphere(paint, 0, 20, 84, '#fff2ec');
  const glow = paint.radial([
    [0, '#ffffff', 0.9],
    [1, '#ffffff', 0],
  ]);
  return seascape(
    paint,
    `<g transform="translate(0 40)">${fan(0)}<circle cy="20" r="190" fill="${glow}"/>${lower}${pearl}</g>`,
    1.08,
  );
};

import { shade, tint } from '../../colour.ts';
import { glint, metal, solid } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow } from '../../paint.ts';
import { place } from '../../svg.ts';

const sail = (
  paint: Paint,
  x: number,
  top: number,
  width: number,
  height: number,
  colour: string,
  mark: string,
): string => {
  const w = width / 2;
  const d = `M${-w} 0C${-w * 0.6} ${height * 0.2} ${-w * 0.6} ${height * 0.7} ${-w * 1.1} ${height}Q0 ${height * 1.14} ${w * 1.1} ${height}C${w * 1.36} ${height * 0.7} ${w * 1.36} ${height * 0.2} ${w} 0Q0 ${height * 0.1} ${-w} 0Z`;
  const seams = `<path d="M${-w * 0.4} 0q14 ${height * 0.5} -10 ${height}M${w * 0.3} 0q30 ${height * 0.5} 10 ${height}" fill="none" stroke="${shade(colour, 0.35)}" stroke-opacity=".5" stroke-width="5"/>`;
  return place(solid(paint, d, colour, { depth: 20, inner: seams + place(mark, { x: 14, y: height * 0.52 }) }), {
    x,
    y: top,
  });
};

const skull =
  '<g fill="#fff8ec"><path d="M-46 40L46 84M46 40L-46 84" stroke="#fff8ec" stroke-width="14" stroke-linecap="round"/><path d="M-42 -10C-44 -60 44 -60 42 -10C42 14 30 20 26 40H-26C-30 20 -42 14 -42 -10Z"/></g><g fill="#1c1420"><circle cx="-17" cy="-8" r="12"/><circle cx="17" cy="-8" r="12"/><path d="M0 8l8 14h-16Z"/></g>';

/** A ship under full sail on a rolling sea. */
export const drawShips = (paint: Paint): string => {
  const { random, palette } = paint;
  const dark = random.chance(0.5);
  const cloth = dark ? '#2a2434' : random.pick(['#f6ead2', palette.hues[2], '#e8dcc4']);
  const mark = dark
    ? skull
    : `<circle r="38" fill="none" stroke="${palette.metal[1]}" stroke-width="13"/><path d="M0 -62V62M-62 0H62" stroke="${palette.metal[1]}" stroke-width="13"/>`;
  const wood = random.pick(['#8a4f26', '#6b3a20', '#a5622c']);
  const planks = `<path d="M-260 50H260M-240 90H240M-210 128H210" stroke="${shade(wood, 0.45)}" stroke-width="6"/>`;
  const ports = [-130, -65, 0, 65, 130]
    .map((x) => `<circle cx="${x}" cy="72" r="17" fill="#1c1018" stroke="${palette.metal[1]}" stroke-width="7"/>`)
    .join('');
  const hull = solid(
    paint,
    'M-250 -20C-230 0 -200 10 -160 14H150C200 10 230 -20 264 -60C262 20 230 110 170 160H-160C-220 110 -250 50 -250 -20Z',
    wood,
    { depth: 28, inner: planks + ports },
  );
  const rail = solid(
    paint,
    'M-256 -34C-220 0 -190 4 -150 4H150C200 0 236 -30 272 -76L276 -50C240 0 204 26 150 30H-160C-200 28 -236 14 -260 -6Z',
    palette.metal[1],
    { depth: 8, fill: metal(paint, 20) },
  );
  const mast = (x: number, top: number): string =>
    solid(paint, `M${x - 9} ${top}H${x + 9}V0H${x - 9}Z`, shade(wood, 0.2), { depth: 6, outline: 7 });
  const flag = place(
    solid(paint, 'M0 0C40 -24 70 20 120 -6C110 20 116 40 124 56C70 70 40 30 0 56Z', palette.hues[2], {
      depth: 10,
      outline: 7,
    }),
    { x: 6, y: -446, scale: 0.8 },
  );
  const figure = solid(paint, 'M262 -66C310 -80 320 -120 350 -130C340 -90 330 -50 280 -30Z', palette.metal[1], {
    depth: 8,
    fill: metal(paint),
  });
  const ship = `${mast(-130, -300)}${mast(6, -450)}${mast(140, -320)}${flag}${sail(paint, -136, -290, 128, 200, cloth, '')}${sail(paint, 136, -300, 128, 210, cloth, '')}${sail(paint, 0, -390, 150, 130, tint(cloth, 0.06), '')}${sail(paint, 0, -236, 190, 196, cloth, mark)}${figure}${hull}${rail}`;
  const wave = (y: number, colour: string, shift: number): string => {
    const crests = 'q40 -46 70 -6q14 18 40 6'.repeat(7);
    return `<path d="M${-80 + shift} ${y}${crests}V820H-100Z" fill="${colour}" stroke="${palette.ink}" stroke-width="7" stroke-linejoin="round"/><path d="M${-80 + shift} ${y + 14}${crests}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6"/>`;
  };
  const sea = random.pick(['#0f7fb0', '#1a62b8', '#0d8f98']);
  const gulls = Array.from({ length: 4 }, () =>
    place(
      '<path d="M-30 -8Q-14 -22 0 0Q14 -22 30 -8" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>',
      { x: random.range(50, 550), y: random.range(60, 200), scale: random.range(0.5, 1) },
    ),
  ).join('');
  return `${gulls}${wave(520, shade(sea, 0.25), 30)}<g filter="${softShadow(paint, 18, 14)}">${place(ship, { x: 296, y: 452, scale: random.range(0.9, 0.98), turn: random.range(-6, 6), flip: random.chance(0.5) })}</g>${wave(570, sea, -20)}${wave(630, tint(sea, 0.12), -60)}${glint(300 + paint.light * 190, 130, 34)}`;
};

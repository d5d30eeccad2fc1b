import { mix, shade, tint } from '../../colour.ts';
import { glint, metal, solid, sphere } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow } from '../../paint.ts';
import { n, place } from '../../svg.ts';

const pyramid = (paint: Paint, size: number, sand: string): string => {
  const h = size * 0.86;
  const courses = Array.from({ length: 9 }, (_, i) => {
    const y = -h + ((i + 1) * h) / 9.5;
    return `<path d="M${-size} ${n(y)}H${size}" stroke="${shade(sand, 0.4)}" stroke-opacity=".5" stroke-width="5"/>`;
  }).join('');
  const lit = paint.light < 0 ? tint(sand, 0.25) : shade(sand, 0.3);
  const dim = paint.light < 0 ? shade(sand, 0.3) : tint(sand, 0.25);
  const faces = `<path d="M0 ${-h}L${-size} 0H${size * 0.2}Z" fill="${lit}"/><path d="M0 ${-h}L${size} 0H${size * 0.2}Z" fill="${dim}"/>`;
  const tip = `<path d="M0 ${-h}L${n(-size * 0.22)} ${n(-h * 0.78)}H${n(size * 0.22)}Z" fill="${metal(paint, 20)}"/>`;
  return solid(paint, `M0 ${-h}L${size} 0H${-size}Z`, sand, { depth: 10, inner: faces + courses + tip, rim: 0.3 });
};

/** Pyramids under a great eye, with a golden mask where there is room. */
export const drawPyramids = (paint: Paint): string => {
  const { random, palette } = paint;
  const sand = random.pick(['#e8b25a', '#d99a4a', '#f0c878']);
  const eye = `<path d="M-170 0Q0 -130 170 0Q0 110 -170 0Z" fill="#fff7e6" stroke="${palette.ink}" stroke-width="12"/><path d="M-190 -4Q0 -160 190 -4" fill="none" stroke="${metal(paint)}" stroke-width="22" stroke-linecap="round"/>${sphere(paint, 0, -8, 56, palette.hues[3])}<circle cy="-8" r="24" fill="#140a18"/><path d="M-30 62C-30 110 -70 140 -120 130M20 66C40 120 80 130 110 110" fill="none" stroke="${palette.metal[1]}" stroke-width="18" stroke-linecap="round"/>`;
  const stripes = (side: number): string =>
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<path d="M${side * (90 + i * 12)} ${-60 + i * 54}L${side * (190 + i * 4)} ${-30 + i * 50}" stroke="${palette.hues[3]}" stroke-width="20"/>`,
      )
      .join('');
  const mask =
    solid(
      paint,
      'M0 -190C90 -190 130 -130 140 -60C150 40 190 130 210 220H-210C-190 130 -150 40 -140 -60C-130 -130 -90 -190 0 -190Z',
      palette.metal[1],
      { depth: 20, fill: metal(paint, 60), inner: stripes(1) + stripes(-1) },
    ) +
    solid(
      paint,
      'M0 -120C60 -120 92 -80 90 -10C86 70 40 130 0 134C-40 130 -86 70 -90 -10C-92 -80 -60 -120 0 -120Z',
      tint(palette.metal[1], 0.25),
      { depth: 18 },
    ) +
    [-1, 1]
      .map(
        (s) =>
          `<path d="M${s * 16} -24Q${s * 46} -50 ${s * 78} -22Q${s * 46} -4 ${s * 16} -24Z" fill="#fff" stroke="#1c2a5a" stroke-width="9"/><circle cx="${s * 46}" cy="-25" r="11" fill="#140a18"/><path d="M${s * 14} -58Q${s * 46} -78 ${s * 82} -54" fill="none" stroke="#1c2a5a" stroke-width="11" stroke-linecap="round"/>`,
      )
      .join('') +
    `<path d="M-8 -10L-14 34Q0 46 14 34L8 -10" fill="none" stroke="${shade(palette.metal[1], 0.4)}" stroke-width="7"/><path d="M-32 74Q0 92 32 74" fill="none" stroke="#8a2a3a" stroke-width="11" stroke-linecap="round"/>` +
    solid(paint, 'M-20 130H20L14 236H-14Z', palette.hues[3], { depth: 8, outline: 7 }) +
    solid(paint, 'M-18 -150C-30 -210 30 -220 20 -150Z', palette.hues[2], { depth: 8, outline: 7 });
  const showsMask = random.chance(0.45);
  const back = `${place(pyramid(paint, 150, mix(sand, palette.sky[1], 0.3)), { x: 110, y: 590 })}${place(pyramid(paint, 170, mix(sand, palette.sky[1], 0.2)), { x: 500, y: 600 })}`;
  const subject = showsMask
    ? place(mask, { x: 300, y: 330, scale: 1.12 })
    : place(pyramid(paint, 300, sand), { x: 300, y: 590, scale: 1.06 }) + place(eye, { x: 300, y: 190, scale: 0.86 });
  const dunes = `<path d="M0 590Q150 540 300 590T600 580V800H0Z" fill="${shade(sand, 0.2)}" stroke="${palette.ink}" stroke-width="6"/>`;
  return `${back}${showsMask ? dunes : ''}<g filter="${softShadow(paint, 20, 16)}">${subject}</g>${showsMask ? '' : dunes}${glint(300 + paint.light * 130, 120, 36)}`;
};

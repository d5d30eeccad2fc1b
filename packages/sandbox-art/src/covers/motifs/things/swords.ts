import { shade, tint } from '../../colour.ts';
import { glint, metal, solid, sphere } from '../../forms.ts';
import type { Paint } from '../../paint.ts';
import { softShadow, stamp } from '../../paint.ts';
import { boxPath, n, place } from '../../svg.ts';

const straight = (paint: Paint, grip: string, gem: string): string => {
  const blade = solid(paint, 'M-30 -20L-26 -380L0 -440L26 -380L30 -20Z', '#d6e0ee', {
    depth: 14,
    inner:
      '<path d="M0 -430V-20" stroke="#6f7f99" stroke-width="9"/><path d="M-24 -380L-28 -20H0V-430Z" fill="#fff" fill-opacity=".55"/>',
  });
  const guard = solid(
    paint,
    'M-130 -30C-100 -50 -50 -40 0 -40C50 -40 100 -50 130 -30C140 0 110 20 90 4C50 -6 -50 -6 -90 4C-110 20 -140 0 -130 -30Z',
    paint.palette.metal[1],
    { depth: 12, fill: metal(paint, 10) },
  );
  const handle = solid(paint, boxPath(-20, 0, 40, 130, 14), grip, {
    depth: 10,
    inner:
      '<path d="M-30 30L30 12M-30 62L30 44M-30 94L30 76M-30 126L30 108" stroke="#fff" stroke-opacity=".35" stroke-width="7"/>',
  });
  return blade + handle + guard + sphere(paint, 0, -20, 26, gem) + sphere(paint, 0, 146, 32, paint.palette.metal[1]);
};

const katana = (paint: Paint, grip: string): string => {
  const blade = solid(paint, 'M-20 -10C-30 -150 -24 -300 26 -440C44 -300 30 -150 20 -10Z', '#dfe8f2', {
    depth: 12,
    inner: '<path d="M4 -10C-4 -150 6 -290 26 -430" fill="none" stroke="#8a97ad" stroke-width="7"/>',
  });
  const weave = [16, 46, 76, 106, 136]
    .map(
      (y) =>
        `<path d="M-16 ${y}L16 ${y + 24}M16 ${y}L-16 ${y + 24}" stroke="#fff" stroke-opacity=".6" stroke-width="6"/>`,
    )
    .join('');
  const handle = solid(paint, boxPath(-20, 4, 40, 172, 12), grip, { depth: 10, inner: weave });
  return (
    blade +
    handle +
    solid(paint, 'M-62 -4C-62 -28 62 -28 62 -4C62 20 -62 20 -62 -4Z', paint.palette.metal[1], {
      depth: 8,
      fill: metal(paint),
    })
  );
};

/** Crossed blades before a shield or a rising sun. */
export const drawSwords = (paint: Paint): string => {
  const { random, palette } = paint;
  const grip = random.pick(['#5a2418', '#1f2f5a', '#3a1a4a']);
  const gem = random.pick([palette.hues[2], palette.hues[3], palette.hues[1]]);
  const isKatana = random.chance(0.45);
  const blade = stamp(paint, isKatana ? katana(paint, grip) : straight(paint, grip, gem));
  const field = random.pick([palette.hues[2], palette.hues[3], '#b3172c', '#1f4f9a']);
  const shield = solid(
    paint,
    'M0 -200C70 -170 140 -160 200 -170C214 10 150 150 0 220C-150 150 -214 10 -200 -170C-140 -160 -70 -170 0 -200Z',
    palette.metal[1],
    {
      depth: 20,
      fill: metal(paint, 70),
      inner: `<path d="M0 -166C60 -140 116 -132 166 -138C172 10 116 124 0 182C-116 124 -172 10 -166 -138C-116 -132 -60 -140 0 -166Z" fill="${field}" stroke="${palette.ink}" stroke-width="7"/><path d="M0 -166V182M-166 0H166" stroke="${palette.metal[0]}" stroke-width="22"/><path d="M0 -166C60 -140 116 -132 166 -138L160 0H0Z" fill="${tint(field, 0.2)}" fill-opacity=".4"/>`,
    },
  );
  const sun = `<circle r="216" fill="${field}" stroke="${palette.ink}" stroke-width="10"/><circle r="190" fill="none" stroke="${shade(field, 0.3)}" stroke-width="6"/>`;
  const sparks = Array.from(
    { length: 16 },
    () =>
      `<path d="M0 -9L4 0L0 9L-4 0Z" transform="translate(${n(random.range(20, 580))} ${n(random.range(50, 620))}) scale(${n(random.range(0.6, 2))})"/>`,
  ).join('');
  const turn = isKatana ? 38 : 42;
  return `<g filter="${softShadow(paint)}">${place(isKatana ? sun : shield, { x: 300, y: 320, scale: 1.06 })}</g><g filter="${softShadow(paint, 22, 14)}">${place(blade, { x: 420, y: 470, turn: -turn, scale: 1.08 })}${place(blade, { x: 180, y: 470, turn, scale: 1.08, flip: true })}</g><g fill="${palette.glow}">${sparks}</g>${glint(300, 300, 50)}${glint(300 + paint.light * 190, 130, 30)}`;
};

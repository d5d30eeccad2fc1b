const WIDTH = 48;
const HEIGHT = 32;

const rows = (...colours: string[]): string =>
  colours
    .map(
      (fill, i) =>
        `<path fill="${fill}" d="M0 ${(i * HEIGHT) / colours.length}h${WIDTH}v${HEIGHT / colours.length}H0z"/>`,
    )
    .join('');

const columns = (...colours: string[]): string =>
  colours
    .map(
      (fill, i) =>
        `<path fill="${fill}" d="M${(i * WIDTH) / colours.length} 0h${WIDTH / colours.length}v${HEIGHT}h-${WIDTH / colours.length}z"/>`,
    )
    .join('');

const field = (fill: string): string => `<path fill="${fill}" d="M0 0h48v32H0z"/>`;
const box = (fill: string, x: number, y: number, width: number, height: number): string =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

const star = (fill: string, x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, length] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? r : r * 0.382];
    return `${(x + Math.cos(angle) * length).toFixed(2)} ${(y + Math.sin(angle) * length).toFixed(2)}`;
  });
  return `<path fill="${fill}" d="M${points.join('L')}z"/>`;
};

const crescent = (fill: string, ground: string, x: number, y: number, r: number): string =>
  disc(fill, x, y, r) + disc(ground, x + r * 0.25, y, r * 0.8);

const cross = (fill: string, width: number): string =>
  box(fill, 0, 16 - width / 2, WIDTH, width) + box(fill, 24 - width / 2, 0, width, HEIGHT);

const diagonals = (stroke: string, width: number): string =>
  `<path stroke="${stroke}" stroke-width="${width}" d="M0 0L48 32M48 0L0 32"/>`;

/** Flags by country, simplified for the size of a line of text. */
const flags: Readonly<Record<string, string>> = {
  CN:
    field('#de2910') +
    star('#ffde00', 9, 9, 5) +
    star('#ffde00', 17, 4, 1.7) +
    star('#ffde00', 20, 8, 1.7) +
    star('#ffde00', 20, 13, 1.7) +
    star('#ffde00', 17, 17, 1.7),
  VN: field('#da251d') + star('#ff0', 24, 16.5, 9),
  US:
    rows('#b22234', '#fff', '#b22234', '#fff', '#b22234', '#fff', '#b22234') +
    box('#3c3b6e', 0, 0, 21, 18.3) +
    [4, 10.5, 17].flatMap((x) => [4, 9, 14].map((y) => star('#fff', x, y, 1.8))).join(''),
  ES: rows('#aa151b', '#f1bf00', '#f1bf00', '#aa151b'),
  MX: columns('#006847', '#fff', '#ce1126') + disc('#8c5a2b', 24, 16, 3.5),
  BR: field('#009c3b') + '<path fill="#ffdf00" d="M24 4L44 16L24 28L4 16z"/>' + disc('#002776', 24, 16, 6.5),
  PT:
    box('#060', 0, 0, 19, HEIGHT) +
    box('#f00', 19, 0, 29, HEIGHT) +
    disc('#ff0', 19, 16, 6) +
    disc('#f00', 19, 16, 3.4),
  AE: rows('#00732f', '#fff', '#000') + box('#f00', 0, 0, 12, HEIGHT),
  SA: field('#006c35') + box('#fff', 12, 11, 24, 4) + box('#fff', 13, 20, 22, 1.4),
  KW: rows('#007a3d', '#fff', '#ce1126') + '<path d="M0 0L12 10.7V21.3L0 32z"/>',
  PK:
    box('#fff', 0, 0, 12, HEIGHT) +
    box('#01411c', 12, 0, 36, HEIGHT) +
    crescent('#fff', '#01411c', 29, 16, 8) +
    star('#fff', 34, 12, 3),
  TH: rows('#a51931', '#f4f5f8', '#2d2a4a', '#2d2a4a', '#f4f5f8', '#a51931'),
  MY:
    rows('#cc0001', '#fff', '#cc0001', '#fff', '#cc0001', '#fff', '#cc0001', '#fff') +
    box('#010066', 0, 0, 25, 16) +
    crescent('#fc0', '#010066', 10, 8, 6) +
    star('#fc0', 17.5, 8, 4.5),
  ID: rows('#ce1126', '#fff'),
  PH: rows('#0038a8', '#ce1126') + '<path fill="#fff" d="M0 0L27 16L0 32z"/>' + disc('#fcd116', 9, 16, 4),
  IN:
    rows('#f93', '#fff', '#138808') +
    '<circle cx="24" cy="16" r="4" fill="none" stroke="#000080" stroke-width="1.2"/>' +
    disc('#000080', 24, 16, 1),
  BD: field('#006a4e') + disc('#f42a41', 21, 16, 10),
  TR: field('#e30a17') + crescent('#fff', '#e30a17', 17, 16, 8) + star('#fff', 27, 16, 4),
  JP: field('#fff') + disc('#bc002d', 24, 16, 9.5),
  KR:
    field('#fff') +
    disc('#cd2e3a', 24, 16, 8) +
    '<path fill="#0047a0" d="M16 16a8 8 0 0 0 16 0a4 4 0 0 0-8 0a4 4 0 0 1-8 0z"/>',
  TW: field('#fe0000') + box('#000095', 0, 0, 24, 16) + disc('#fff', 12, 8, 5),
  KH: rows('#032ea1', '#e00025', '#e00025', '#032ea1') + box('#fff', 16, 14, 16, 7) + box('#fff', 22, 10, 4, 6),
  MM: rows('#fecb00', '#34b233', '#ea2839') + star('#fff', 24, 17, 11),
  GB: field('#012169') + diagonals('#fff', 6) + diagonals('#c8102e', 2.4) + cross('#fff', 10) + cross('#c8102e', 6),
  DE: rows('#000', '#d00', '#ffce00'),
  FR: columns('#002654', '#fff', '#ce1126'),
};

/** The flag of a country as SVG, three by two; undefined for a country we do not serve. */
export const drawFlag = (countryCode: string): string | undefined => {
  const drawing = flags[countryCode];
  return (
    drawing &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>`
  );
};

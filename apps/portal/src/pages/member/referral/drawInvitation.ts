/** What the picture shows. */
export type Invitation = {
  readonly brand: string;
  readonly title: string;
  readonly code: string;
  readonly link: string;
  /** Path data of the QR code, and its width in modules. */
  readonly qr: { readonly path: string; readonly modules: number };
  readonly colours: { readonly background: string; readonly text: string };
  readonly font: string;
  readonly direction: 'ltr' | 'rtl';
};

const [WIDTH, HEIGHT, MARGIN, CODE_SIDE] = [1080, 1350, 90, 560];
const [QUIET, LINE] = [48, 1.2];

/** Breaks a text into lines that fit; a single long word stays whole. */
const linesOf = (context: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || context.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

/** Writes centred lines below `top`; returns where they end. */
const write = (context: CanvasRenderingContext2D, text: string, size: number, top: number, font: string): number => {
  context.font = `700 ${size}px ${font}`;
  const lines = linesOf(context, text, WIDTH - 2 * MARGIN);
  for (const [nth, line] of lines.entries()) context.fillText(line, WIDTH / 2, top + nth * size * LINE);
  return top + lines.length * size * LINE;
};

const drawCode = (context: CanvasRenderingContext2D, { path, modules }: Invitation['qr'], top: number): void => {
  const start = (WIDTH - CODE_SIDE) / 2;
  context.fillStyle = '#fff';
  context.fillRect(start, top, CODE_SIDE, CODE_SIDE);
  context.save();
  context.translate(start + QUIET, top + QUIET);
  const scale = (CODE_SIDE - 2 * QUIET) / modules;
  context.scale(scale, scale);
  context.fillStyle = '#000';
  const shape = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas, not an array.
  context.fill(shape);
  context.restore();
};

/** Draws the invitation as a picture to share; undefined where the browser cannot. */
export const drawInvitation = async (of: Invitation): Promise<Blob | undefined> => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = of.colours.background;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = of.colours.text;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.direction = of.direction;
  const afterBrand = write(context, of.brand, 84, MARGIN, of.font);
  const afterTitle = write(context, of.title, 52, afterBrand + 24, of.font);
  const top = afterTitle + 48;
  drawCode(context, of.qr, top);
  context.fillStyle = of.colours.text;
  context.direction = 'ltr';
  const afterCode = write(context, of.code, 72, top + CODE_SIDE + 40, of.font);
  write(context, new URL(of.link).host, 40, afterCode + 12, of.font);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
};

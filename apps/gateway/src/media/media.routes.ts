import { artVersion } from '@baize/sandbox-art';
import { problem } from '../app/answer.ts';
import type { GatewayApp, GatewayContext, Services } from '../app/gateway.types.ts';
import { visitorOf } from '../app/visitor.ts';
import { overloaded } from '../load/overloaded.ts';
import { drawnPictures } from './drawnPictures.ts';
import { coverWidths, drawPicture } from './drawPicture.ts';
import type { CoverWidth, Picture } from './drawPicture.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** A picture is data: nothing in it may run or load, also when it is opened by itself. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const respond = (c: GatewayContext, { type, bytes }: Picture, caching: string) =>
  c.body(bytes, 200, { ...headers, 'Content-Type': type, 'Cache-Control': caching });

/**
 * The smallest width that is at least the one asked for; the largest when none was asked for or it is larger than all.
 */
const widthFor = (asked: string | undefined): CoverWidth =>
  coverWidths.find((width) => width >= Number(asked ?? Infinity)) ?? coverWidths[2];

/**
 * Pictures that the gateway draws, at the image paths of the specification (REQ-183) under /media, and under
 * /media/<version> to be kept for ever. A cover comes as wide as `?width=` asks, in pixels. Each is drawn once; an unknown one is the default icon, never a broken image.
 */
export const mountMedia = (app: GatewayApp, { clock }: Pick<Services, 'clock'>): void => {
  const drawn = drawnPictures(drawPicture, clock);
  app.get('/media/*', async (c) => {
    const path = c.req.path.slice('/media/'.length);
    const versioned = path.startsWith(`${artVersion}/`);
    const below = versioned ? path.slice(artVersion.length + 1) : path;
    const picture = await drawn(below, widthFor(c.req.query('width')), visitorOf(c).network, c.req.raw.signal);
    if (picture === undefined) return c.notFound();
    if (picture === 'overloaded') return overloaded(c);
    if ('retryAfter' in picture) return problem(c, 429, 'tooManyRequests', picture);
    return respond(c, picture, versioned ? FOR_EVER : A_DAY);
  });
};

import { artVersion } from '@baize/sandbox-art';
import { problem } from '../kernel/answer.ts';
import type { GatewayApp, GatewayContext, Services } from '../kernel/gateway.types.ts';
import { visitorOf } from '../kernel/visitor.ts';
import { overloaded } from '../kernel/overloaded.ts';
import { drawnPictures } from './drawnPictures.ts';
import { coverWidths, drawPicture } from './drawPicture.ts';
import type { CoverWidth, Picture } from './drawPicture.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** Headers that keep a picture from running scripts or loading anything, also when opened directly. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const respond = (c: GatewayContext, { type, bytes }: Picture, caching: string) =>
  c.body(bytes, 200, { ...headers, 'Content-Type': type, 'Cache-Control': caching });

/** The smallest cover width that is at least the requested one; the largest by default. */
const widthFor = (asked: string | undefined): CoverWidth =>
  coverWidths.find((width) => width >= Number(asked ?? Infinity)) ?? coverWidths[2];

/**
 * Serves pictures at the image paths of the specification (REQ-183): under /media for a day, under /media/<version> for
 * ever. `?width=` requests a cover width in pixels. An unknown vendor gets the default icon, an unknown path 404.
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

import { bannerGroups } from '@baize/domain/banner-groups';
import { routeNames } from '@baize/domain/routes';
import { z } from 'zod';

const picture = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]*\.(svg|png|jpe?g|webp)$/i, 'it is not the name of a picture file')
  .describe("A picture's file name in the group's folder: svg, png, jpg or webp.");

const banner = z.strictObject({
  id: z
    .string()
    .regex(/^[a-zA-Z][a-zA-Z0-9]*$/, 'it is not an id')
    .describe('Names the slide in its messages: letters and digits.'),
  image: picture,
  imageNarrow: picture.exactOptional(),
  imageDay: picture
    .describe(
      "What a slide of w_home behind the first shows in its place from 06:00 to 18:00 in the merchant's time zone.",
    )
    .exactOptional(),
  imageDayNarrow: picture.describe('The narrow form of "imageDay".').exactOptional(),
  to: z.enum(routeNames).describe('The page a click leads to.').exactOptional(),
});

const shape = Object.fromEntries(bannerGroups.map((group) => [group, z.array(banner).exactOptional()])) as Record<
  (typeof bannerGroups)[number],
  z.ZodOptional<z.ZodArray<typeof banner>>
>;

/** Schema of `banners/banners.json`: slides by banner group. The slides' texts are messages. */
export const bannersSchema = z
  .strictObject({ $schema: z.string().exactOptional(), ...shape })
  .meta({ title: "A merchant's own banners", description: 'The banners/banners.json of a tenant folder.' });

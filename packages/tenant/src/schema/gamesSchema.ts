import { categoryOrder } from '@baize/domain/categories';
import { z } from 'zod';
import { vendorCodes } from '../sandbox/vendorCodes.ts';
import { noTwice } from './noTwice.ts';

/** The categories and vendors of the merchant, the emphasised first. */
export const games = z
  .strictObject({
    categories: z
      .array(z.enum(categoryOrder))
      .check(noTwice)
      .exactOptional()
      .describe('The categories this merchant has, the emphasised first.'),
    vendors: z
      .array(z.enum(vendorCodes))
      .check(noTwice)
      .exactOptional()
      .describe('The vendors it has, by vassalage code, the emphasised first. All when left out.'),
    copies: z
      .int()
      .min(1)
      .max(10)
      .exactOptional()
      .describe('How often each game is offered, each time under another name: a trial of a large catalogue.'),
  })
  .default({})
  .describe('Which games the merchant has.');

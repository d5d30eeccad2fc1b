import { FILE_MAX_BYTES, filePaths } from '@baize/domain/uploads';
import { IMAGE_MAX_BYTES } from '@baize/gateway-contract';
import { expect, it } from 'vitest';
import { described } from '../testing/described.ts';

it('the calls whose bodies carry a file are those that edge and gateway let be large', () => {
  const carrying = described.filter(({ json, form }) => JSON.stringify([json, form]).includes('"format":"byte"'));
  expect(carrying.map(({ path }) => path)).toEqual(filePaths);
  expect(FILE_MAX_BYTES).toBe(IMAGE_MAX_BYTES);
});

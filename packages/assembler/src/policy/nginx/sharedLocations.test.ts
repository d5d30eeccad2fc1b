import { filePaths } from '@baize/domain/uploads';
import { expect, test } from 'vitest';
import { callLimits } from '../callLimits.ts';
import { parseNginx } from '../../testing/parseNginx.ts';
import { reviewedSite } from '../../testing/reviewedHeaders.ts';
import { nginxServer } from './nginxServer.ts';

const locations = parseNginx(nginxServer(reviewedSite('alpha')).server).filter(({ name }) => name === 'location');

test('a call with a file is passed on as every other, with a larger body', () => {
  const { bodyBytes, fileBodyBytes } = callLimits;
  const [call] = locations;
  const withFile = JSON.stringify(call?.block).replace(`"${bodyBytes}"`, `"${fileBodyBytes}"`);
  expect(withFile).toContain(`"${fileBodyBytes}"`);
  const files = locations.filter(({ words }) => filePaths.some((path) => words.join(' ') === `= ${path}`));
  expect(files.map(({ block }) => JSON.stringify(block))).toEqual(filePaths.map(() => withFile));
});

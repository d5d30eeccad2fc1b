import { expect, it } from 'vitest';
import { withHotStyles } from './hotStyles.ts';

it('registers each styled component of a file with React Refresh, and nothing else', () => {
  const code = 'export const GAP = 4;\nexport const Root = styled.div`gap: 1px`;\nconst Line = styled(Root)`x`;';
  const hot = withHotStyles(code, 'kit/Card.styles.ts');
  expect(hot.startsWith(code)).toBe(true);
  expect([...hot.matchAll(/register\(.*\);/g)].map(([call]) => call)).toEqual([
    'register(Root, "kit/Card.styles.ts Root");',
    'register(Line, "kit/Card.styles.ts Line");',
  ]);
  expect(withHotStyles('export const GAP = 4;', 'a')).toBe('export const GAP = 4;');
});

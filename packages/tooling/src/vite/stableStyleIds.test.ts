import { describe, expect, it } from 'vitest';
import { withStyleIds } from './stableStyleIds.ts';

describe('withStyleIds', () => {
  it('names a component by its path and its name, on every machine alike', () => {
    const code = withStyleIds(
      'export const Root = styled.div`color: red`;',
      'packages/ui-kit/src/Button/Button.styles.ts',
    );
    expect(code).toMatch(
      /^export const Root = styled\.div\.withConfig\(\{ componentId: 'b[0-9a-z]+' \}\)`color: red`;$/,
    );
    expect(withStyleIds('const Root = styled.div``;', 'a.ts')).not.toBe(
      withStyleIds('const Root = styled.div``;', 'b.ts'),
    );
  });

  it('keeps what a component wraps, its props type and its attributes', () => {
    expect(withStyleIds("const Field = styled(Input).attrs({ type: 'text' })`x`;", 'a.ts')).toContain(
      "}).attrs({ type: 'text' })`x`;",
    );
    expect(withStyleIds('const Bar = styled.div<{ open: boolean }>`x`;', 'a.ts')).toContain(
      '})<{ open: boolean }>`x`;',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { withHotStyles } from './hotStyles.ts';
import { withInlineTokens } from './preset.ts';
import { withStyleIds } from './stableStyleIds.ts';

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

it('writes a reference into the text of a template, and as a string elsewhere', () => {
  expect(withInlineTokens("styled.p`color: ${token('text-muted')};`")).toBe('styled.p`color: var(--text-muted);`');
  expect(withInlineTokens("const gap = token('space-2');")).toBe("const gap = 'var(--space-2)';");
});

it('leaves computed token names to run time', () => {
  expect(withInlineTokens('token(name)')).toBe('token(name)');
});

const importing = "import { styled } from 'styled-components';\n";
const withIds = (code: string, path = 'a.ts') => withStyleIds(importing + code, path).slice(importing.length);

describe('withStyleIds', () => {
  it('names a component by its path and its name, on every machine alike', () => {
    const code = withIds('export const Root = styled.div`color: red`;', 'packages/ui-kit/src/Button/Button.styles.ts');
    expect(code).toMatch(
      /^export const Root = styled\.div\.withConfig\(\{ componentId: 'b[0-9a-z]+' \}\)`color: red`;$/,
    );
    expect(withIds('const Root = styled.div``;', 'a.ts')).not.toBe(withIds('const Root = styled.div``;', 'b.ts'));
  });

  it('keeps what a component wraps, its props type and its attributes', () => {
    expect(withIds("const Field = styled(Input).attrs({ type: 'text' })`x`;")).toContain(
      "}).attrs({ type: 'text' })`x`;",
    );
    expect(withIds('const Bar = styled.div<{ open: boolean }>`x`;')).toContain('})<{ open: boolean }>`x`;');
    expect(
      withIds('const Frame = styled(\n  kit.Frame,\n)`x`;\nconst Line = styled(Frame)`y`;').match(/componentId/g),
    ).toHaveLength(2);
  });

  it('ignores other functions named styled', () => {
    expect(withStyleIds('const Root = styled.div``;', 'a.ts')).toBe('const Root = styled.div``;');
  });

  it.each([
    ['export default styled.div`x`;', 'a.ts:3: this styled component gets no stable id'],
    ['export const { Root } = { Root: styled.div`x` };', 'a.ts:3: this styled component gets no stable id'],
    ['const make = styled;\nexport const Root = make.div`x`;', 'a.ts:3: this styled component gets no stable id'],
    [
      '{ const Root = styled.a`x`; }\n{ const Root = styled.b`y`; }',
      'a.ts:4: this styled component is called Root as another',
    ],
  ])('stops the build, with file and line, at %s', (code, problem) => {
    expect(() => withIds(`\n${code}`)).toThrow(problem);
  });
});

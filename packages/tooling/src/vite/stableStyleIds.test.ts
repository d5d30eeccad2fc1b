import { describe, expect, it } from 'vitest';
import { withStyleIds } from './stableStyleIds.ts';

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

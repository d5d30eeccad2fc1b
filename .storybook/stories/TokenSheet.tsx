import { token, tokenNames, type TokenName } from '@baize/theme';
import type { ThemeValues } from '@baize/theme/compose';
import type { ComponentType, CSSProperties } from 'react';
import { useScreenScheme } from '../toolbar/ScreenScheme.ts';
import { Cell, Grid, Name, Section, Sheet, Title } from './Page.styles.ts';
import { Gradient, Patch, Radius, Shadow, Space, TypeLine, Weave } from './TokenSample.styles.ts';

export type TokenSheetProps = { readonly values: ThemeValues; readonly words: string };

type Sample = ComponentType<{ readonly style: CSSProperties }>;

const groups: readonly { readonly title: string; readonly names: RegExp; readonly sample: Sample }[] = [
  { title: 'Surfaces', names: /^(surface|hero|cover)/, sample: Patch },
  { title: 'Words', names: /^text/, sample: Patch },
  { title: 'Action and accent', names: /^(action|accent|glow|focus)/, sample: Patch },
  { title: 'Money and states', names: /^(money|success|warning|danger|info|badge)/, sample: Patch },
  { title: 'Lines, waiting, texture', names: /^(border|hairline|skeleton|pattern)/, sample: Patch },
  { title: 'Depth', names: /^shadow/, sample: Shadow },
  { title: 'Space', names: /^space/, sample: Space },
  { title: 'Radius', names: /^radius/, sample: Radius },
];

const sizes = tokenNames.filter((name) => name.startsWith('font-size'));

/** Every token that can be shown, with its value in the current scheme. */
export function TokenSheet({ values, words }: TokenSheetProps) {
  const scheme = useScreenScheme();
  return (
    <Sheet>
      <Section>
        <Title>Accent and its partner</Title>
        <Gradient>{words}</Gradient>
        <Weave />
      </Section>
      {groups.map(({ title, names, sample }) => (
        <SampleGrid
          key={title}
          title={title}
          names={tokenNames.filter((name) => names.test(name))}
          sample={sample}
          values={values[scheme]}
        />
      ))}
      <Section>
        <Title>Type</Title>
        {sizes.toReversed().map((name) => (
          <div key={name}>
            <TypeLine style={sampleOf(name, 'font-display')}>{words}</TypeLine>
            <Name>
              <bdi dir="ltr">
                {name} {values[scheme][name]}
              </bdi>
            </Name>
          </div>
        ))}
        <TypeLine style={sampleOf('font-size-3', 'font-body')}>{words} 1,234,567.89</TypeLine>
      </Section>
    </Sheet>
  );
}

function SampleGrid(props: {
  readonly title: string;
  readonly names: readonly TokenName[];
  readonly sample: Sample;
  readonly values: Readonly<Record<string, string>>;
}) {
  const Shown = props.sample;
  return (
    <Section>
      <Title>{props.title}</Title>
      <Grid>
        {props.names.map((name) => (
          <Cell key={name}>
            <Shown style={sampleOf(name)} />
            <strong>{name}</strong>
            <Name>
              <bdi dir="ltr">{props.values[name]}</bdi>
            </Name>
          </Cell>
        ))}
      </Grid>
    </Section>
  );
}

const sampleOf = (name: TokenName, font: TokenName = 'font-body'): CSSProperties =>
  Object.fromEntries([
    ['--sample', token(name)],
    ['--sample-font', token(font)],
  ]);

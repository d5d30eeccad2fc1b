import type { Entry } from './area/registries.ts';
import { camel, kebab, pascal } from './names.ts';

/** The files of a shape, by path from the project's root, and its steps. */
export type Shape = {
  readonly files: Readonly<Record<string, string>>;
  /** Lines to add to existing lists. */
  readonly entries?: readonly Entry[];
  /** Regenerates files that other tools derive from these. */
  readonly finish?: (root: string) => Promise<void>;
  /** Remaining steps, to print. */
  readonly next: string;
};

/** A headless feature that starts as one decision: `packages/features/src/<name>/`. */
export const featureShape = (name: string): Shape => {
  const folder = `packages/features/src/${kebab(name)}`;
  const file = camel(name);
  const rule = `is${pascal(name)}Allowed`;
  return {
    files: {
      [`${folder}/${file}.rules.ts`]: `/** Whether a visitor in this role may use it. */
export function ${rule}(role: 'visitor' | 'member' | 'agent' | 'trial'): boolean {
  return role === 'member' || role === 'agent';
}
`,
      [`${folder}/${file}.rules.test.ts`]: `import { expect, it } from 'vitest';
import { ${rule} } from './${file}.rules.ts';

it('is for members and agents', () => {
  expect((['visitor', 'member', 'agent', 'trial'] as const).filter(${rule})).toEqual(['member', 'agent']);
});
`,
      [`${folder}/index.ts`]: `export { ${rule} } from './${file}.rules.ts';\n`,
    },
    next: `Import it as '@baize/features/${kebab(name)}'.`,
  };
};

/** A kit component with its styles, stories and tests: `packages/ui-kit/src/<Name>/`. */
export const componentShape = (name: string): Shape => {
  const component = pascal(name);
  const folder = `packages/ui-kit/src/${component}`;
  return {
    files: {
      [`${folder}/${component}.tsx`]: `import type { ReactNode } from 'react';
import { ${component}Frame } from './${component}.styles.ts';

export type ${component}Props = {
  readonly children: ReactNode;
};

/** One sentence: the purpose of this component. */
export function ${component}({ children }: ${component}Props) {
  return <${component}Frame>{children}</${component}Frame>;
}
`,
      [`${folder}/${component}.styles.ts`]: `import { token } from '@baize/theme';
import { styled } from 'styled-components';

export const ${component}Frame = styled.div\`
  padding: \${token('space-4')};
  border-radius: \${token('radius-medium')};
  background: \${token('surface-raised')};
  color: \${token('text')};
\`;
`,
      [`${folder}/${component}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from './${component}.tsx';

const meta = { component: ${component}, args: { children: 'Words' } } satisfies Meta<typeof ${component}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What this state shows, in a sentence. The rows that a play function proves: parameters: { proves: ['REQ-…'] }. */
export const Default: Story = {};
`,
      [`${folder}/${component}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${component} } from './${component}.tsx';

it('shows its content', () => {
  render(<${component}>Words</${component}>);
  expect(screen.getByText('Words')).toBeDefined();
});
`,
      [`${folder}/index.ts`]: `export { ${component}, type ${component}Props } from './${component}.tsx';\n`,
    },
    next: `Import it as '@baize/ui-kit/${component}'. Open its stories: npm run storybook.`,
  };
};

/** A page of the portal: `apps/portal/src/pages/<name>/`. */
export const pageShape = (name: string): Shape => {
  const page = `${pascal(name)}Page`;
  const folder = `apps/portal/src/pages/${kebab(name)}`;
  return {
    files: {
      [`${folder}/${page}.tsx`]: `import { useLingui } from '@lingui/react/macro';

/** What it shows, and the rows it answers. */
export function ${page}() {
  const { t } = useLingui();
  return <h1>{t({ id: '${camel(name)}.title', message: '${pascal(name)}' })}</h1>;
}
`,
      [`${folder}/${page}.stories.tsx`]: `import { pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';

const meta = {
  title: '${pascal(name)}',
  render: pageAt('/${kebab(name)}'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

/** What a visitor sees, in a sentence. The rows that a play function proves: parameters: { proves: ['REQ-…'] }. */
export const Visitor: PageStory = {};
`,
    },
    next:
      `Add its row to its area in apps/portal/src/site/routes/areas and its import to shell/pages.ts; guard, layout, navigation and title follow. ` +
      `Then collect its sentences with "npm run words" in apps/portal and translate what it names.`,
  };
};

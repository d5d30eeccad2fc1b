import { pascal } from '../names.ts';

/** The area's portal part: route row, page, and a story per state. */
export const pageFiles = (area: string): Record<string, string> => {
  const folder = `apps/portal/src/pages/${area}/${area}`;
  const page = `${pascal(area)}Page`;
  return {
    [`${folder}/${page}.tsx`]: `import { use${pascal(area)} } from '@baize/features/${area}';
import { Button } from '@baize/ui-kit/Button';
import { fieldIcons } from '@baize/ui-kit/Icon';
import { Spinner } from '@baize/ui-kit/Spinner';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { useErrorText } from '../../../site/words/useErrorText.ts';

/** What it shows, and the rows it answers. */
export function ${page}() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { view, retry } = use${pascal(area)}();
  return (
    <PageColumn aria-busy={view.state === 'loading'}>
      <PageHeading />
      {view.state === 'loading' && <Spinner />}
      {view.state === 'empty' && (
        <StatusScreen compact kind="empty" title={t({ id: 'in_no_data', message: 'Nothing here yet' })} />
      )}
      {view.state === 'failed' && (
        <StatusScreen
          compact
          kind="error"
          title={errorText(view.error)}
          action={
            <Button icon={fieldIcons.refresh} onClick={retry}>
              {t({ id: 'system.retry.action', message: 'Try again' })}
            </Button>
          }
        />
      )}
      {view.state === 'ready' && (
        <ul>
          {view.entries.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </PageColumn>
  );
}
`,
    [`apps/portal/src/site/routes/areas/${area}.ts`]: `import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const ${area}Routes = [
  {
    name: '${area}',
    paths: ['/${area}'],
    label: msg({ id: 'navigation.${area}', message: '${pascal(area)}' }),
    access: 'member',
    parent: 'home',
    presentation: 'page',
    layout: 'full',
  },
] as const satisfies readonly Route[];
`,
    [`${folder}/${page}.stories.tsx`]: `import { expect, userEvent, within } from 'storybook/test';
import { callsOf, pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';

const meta = {
  title: '${pascal(area)}',
  render: pageAt('/${area}'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

/** A member who has none. The rows that a play function proves: parameters: { proves: ['REQ-…'] }. */
export const Empty: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '${pascal(area)}' });
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

/** The gateway has failed: what happened, and another try. */
export const Failed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { get${pascal(area)}: { status: 500 } } } } },
  play: async ({ canvas, ...context }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Try again' }));
    await main.findByText(/^System error/);
    await expect(callsOf(context, '/wps/${area}')).toBeGreaterThan(1);
  },
};

/** A visitor logs in first. */
export const Visitor: PageStory = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Log in' });
  },
};
`,
  };
};

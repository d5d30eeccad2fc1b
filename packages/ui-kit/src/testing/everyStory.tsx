import type { ComponentType, ReactNode } from 'react';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from './words.tsx';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of its library
  interface ImportMeta {
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>;
  }
}

type Story = { args?: object; render?: (args: object) => ReactNode };
type Stories = { default: Story & { component: ComponentType } } & Record<string, Story>;

const files = import.meta.glob<Stories>('../*/*.stories.tsx', { eager: true });

/** Every story of the kit as an element with the kit's texts, without Storybook. */
export const everyStory = Object.entries(files).flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]) => {
    const args = { ...meta.args, ...story.args };
    const draw = story.render ?? meta.render;
    const Component = meta.component;
    return {
      title: `${file.replace(/^.*\/|\.stories\.tsx$/g, '')} ${name}`,
      element: <KitWordsProvider words={englishWords}>{draw ? draw(args) : <Component {...args} />}</KitWordsProvider>,
    };
  }),
);

import type { WorldChange } from '@baize/worlds';
import type { StoryContext } from '@storybook/react-vite';
import { loadedOf } from './pageInWorld.tsx';

/** Advances the clock of a story's world. An open page notices with its next call. */
export const advanceWorldClock = async (context: Pick<StoryContext, 'loaded'>, milliseconds: number): Promise<void> => {
  const change: WorldChange = { clock: { advance: milliseconds } };
  const answer = await fetch(`/lab/worlds/${loadedOf(context).world.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(`PATCH /lab/worlds answered ${answer.status}: ${await answer.text()}`);
};

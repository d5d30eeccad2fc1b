import { settingsOf } from './settings.ts';

type Shown = {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly id: string;
  readonly canvasElement: HTMLElement;
};

/**
 * Fails a story of a test run that is not rendered in its run's direction: it would be tested in one direction only.
 */
export const refuseOtherDirection = ({ globals, id, canvasElement }: Shown): void => {
  if (globals['isTestRun'] !== true) return;
  const { direction } = settingsOf(globals, id);
  const surface = canvasElement.querySelector('[dir]');
  const shown = surface === null ? 'no direction' : getComputedStyle(surface).direction;
  if (shown !== direction) throw new Error(`This run shows the story in ${direction}, and it stands in ${shown}.`);
};

import { expect, waitFor } from 'storybook/test';

/** Waits until an element of a story has faded in. */
export const untilVisible = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

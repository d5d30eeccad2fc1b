import { sessionAtom } from '@baize/features/session';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { arrive, press, wait } from '../../testing/player.ts';
import { failures, PATIENCE_MILLISECONDS } from '../../testing/meetFailures.ts';
import { renderSite } from '../../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../../testing/siteGateway.ts';
import { takeClock } from '../../testing/takeClock.ts';

it.each(failures)(
  'a log-out goes through and says nothing of its call’s failure: $name [REQ-087]',
  async ({ answer, says }) => {
    takeClock();
    const asked = vi.fn<typeof answer>(answer);
    const { store } = await renderSite('/favorite', {
      token: 't1',
      fetch: gatewaySaying({ getStartUp: startUpWith(), logOut: asked }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Favourites' });
    await press(/^Account: /u);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out', hidden: true }));
    await press('Log out');
    await vi.waitUntil(() => asked.mock.calls.length > 0);
    await wait(PATIENCE_MILLISECONDS);
    await arrive('/');
    expect(store.get(sessionAtom).state).toBe('anonymous');
    expect(document.body.textContent).not.toContain(says);
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

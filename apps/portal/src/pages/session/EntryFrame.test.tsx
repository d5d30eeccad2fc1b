import { examples } from '@baize/gateway-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { InPopupContext } from '../../site/routes/Place.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { gatewaySaying } from '../../testing/siteGateway.ts';
import { EntryFrame } from './EntryFrame.tsx';

afterEach(() => vi.unstubAllGlobals());

const banners = ['w_login', 'w_reg'].map((group) => ({
  id: group,
  groupName: group,
  url: `/media/${group}.avif`,
  linkageType: '',
}));
const answer = gatewaySaying({ getAnnouncements: { ...examples.getAnnouncements, banners } });
const own = {
  banners: {
    w_login: [{ id: 'own', image: { src: '/own-login.svg', width: 900, height: 1200 } }],
    w_reg: [{ id: 'own', image: { src: '/own-reg.svg', width: 900, height: 1200 } }],
  },
};

const pictures = () => [...document.querySelectorAll('img')].flatMap((image) => image.getAttribute('src') ?? []);
const shown = (source: string) => pictures().includes(source);

const open = (inPopup: boolean, options: Parameters<typeof renderInSite>[2]) =>
  renderInSite(
    <InPopupContext value={inPopup}>
      <EntryFrame group="w_login">
        <input />
      </EntryFrame>
    </InPopupContext>,
    '/login',
    options,
  );

it('has the banners of its group beside it; over another page those of the registration [REQ-096]', async () => {
  // The sample merchant has no texts for its banners, which is logged as an error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = await open(false, { fetch: answer, tenant: own });
  await waitFor(() => expect(shown('/own-login.svg')).toBe(true));
  unmount();
  await open(true, { fetch: answer, tenant: own });
  await waitFor(() => expect(shown('/own-reg.svg')).toBe(true));
  expect(shown('/own-login.svg')).toBe(false);
});

it('in a popup makes no room for banners that come after it has opened', async () => {
  const late = Promise.withResolvers<undefined>();
  const fetch: typeof globalThis.fetch = async (...call) => {
    await late.promise;
    return answer(...call);
  };
  await open(true, { fetch });
  const field = screen.getByRole('textbox');
  const before = field.parentElement?.parentElement?.childElementCount;
  await act(async () => late.resolve(undefined));
  await vi.dynamicImportSettled();
  expect(field.parentElement?.parentElement?.childElementCount).toBe(before);
  expect(shown('/media/w_reg.avif')).toBe(false);
});

it('fetches no picture where a narrow screen has no room for it', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  await open(false, { fetch: answer });
  await vi.dynamicImportSettled();
  expect(pictures().filter((source) => source.includes('w_login'))).toEqual([]);
});

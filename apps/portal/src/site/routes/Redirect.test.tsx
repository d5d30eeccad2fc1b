import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { InPopupContext } from './Place.ts';
import { Places } from './Places.tsx';
import { Redirect } from './Redirect.tsx';

function Here() {
  const { pathname, state } = useLocation();
  return pathname === '/login' ? <output>{JSON.stringify(state)}</output> : <Redirect to="/login" />;
}

it.each([
  [true, '{"beneath":"/?list=V"}'],
  [false, 'null'],
])('leads on to a popup over the same page where a popup was to be (%s), else to a page', (inPopup, state) => {
  render(
    <MemoryRouter initialEntries={['/?list=V']}>
      <Places>
        <InPopupContext value={inPopup}>
          <Here />
        </InPopupContext>
      </Places>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe(state);
});

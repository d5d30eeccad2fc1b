import { setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { atom, Provider, useAtom } from 'jotai';
import createClient from 'openapi-fetch';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { styled } from 'styled-components';

// The minimum that uses each package of the prescribed stack as intended: the first load of any portal built on it.
const client = createClient<{
  '/status': { get: { responses: { 200: { content: { 'application/json': string } } } } };
}>();
const countAtom = atom(0);
const Frame = styled.main`
  display: grid;
`;

function Home() {
  const { i18n } = useLingui();
  const [count, setCount] = useAtom(countAtom);
  const { data } = useQuery({ queryKey: ['status'], queryFn: async () => (await client.GET('/status')).data ?? '' });
  return (
    <Frame>
      <h1>{i18n._('title')}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {data} {count}
      </button>
      <Link to="/">{i18n._('home')}</Link>
    </Frame>
  );
}

const router = createBrowserRouter([{ path: '/', element: <Home /> }]);
const words = setupI18n({ locale: 'en', messages: { en: { title: ['Title'], home: ['Home'] } } });
const root = document.getElementById('root');

if (root !== null) {
  createRoot(root).render(
    <I18nProvider i18n={words}>
      <Provider>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>
    </I18nProvider>,
  );
}

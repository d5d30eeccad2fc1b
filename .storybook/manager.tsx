/** @jsxRuntime classic */
// Storybook compiles the manager's files for classic JSX and shares its own React, which has no jsx-runtime beside it.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { Compare } from './compare/Compare.tsx';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Baize',
    brandUrl: './',
    brandImage: isDark ? './baize-dark.svg' : './baize.svg',
    colorPrimary: '#0e7a55',
    colorSecondary: isDark ? '#37b384' : '#0b6446',
    appBg: isDark ? '#101714' : '#f2f6f3',
    barBg: isDark ? '#151e1a' : '#ffffff',
  }),
});

addons.register('baize', () => {
  addons.add('baize/compare', {
    type: types.PREVIEW,
    render: ({ children }) => <Compare>{children}</Compare>,
  });
});

// The manager appends "Storybook" to the title of a story.
const rename = () => {
  const title = document.title.replace(/Storybook$/, 'Baize');
  if (title !== document.title) document.title = title;
};
new MutationObserver(rename).observe(document.head, { childList: true, subtree: true, characterData: true });
rename();

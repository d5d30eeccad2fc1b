import { richTextAttributes, richTextTags } from '@baize/domain/rich-text';
import { hostileHtml } from '@baize/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { expect } from 'storybook/test';
import { renderPayloads } from '../testing/renderPayloads.tsx';
import { RichText } from './RichText.tsx';

const words = `<h3>Weekly rebate</h3>
<p>Of what you <strong>stake</strong> in a week, a part comes back. <a href="/help">How it works</a></p>
<ul><li>From Monday to Sunday</li><li>Once a week</li></ul>
<table><tbody><tr><th>Stake</th><td>1,000</td></tr><tr><th>Back</th><td>5</td></tr></tbody></table>`;

const meta = { title: 'Rich text', component: RichText, args: { html: words } } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The markup that a merchant may use: headings, lists, tables, links. */
export const Words: Story = {};

const elements = new Set<string>(richTextTags);
const attributes = new Set<string>(richTextAttributes);

/** Thousands of XSS payloads: no script runs, and only allowed tags and attributes remain. */
export const Hostile: Story = {
  parameters: { proves: ['REQ-200'] },
  play: async () => {
    const payloads = [...hostileHtml, ...naughtyStrings];
    await expect(payloads.length).toBeGreaterThan(2500);
    const outcome = await renderPayloads(payloads, (html) => <RichText html={html} />);
    await expect(outcome.runs).toBe(0);
    const strange = [...outcome.elements].filter((element) => {
      const [tag = '', ...names] = element.split(' ');
      return !elements.has(tag) || names.some((name) => !attributes.has(name));
    });
    await expect(strange).toEqual([]);
    const away = outcome.links.filter((href) => href !== '' && !/^(?:https:\/\/|mailto:|tel:)/u.test(href));
    await expect(away.filter((href) => !href.startsWith(`${location.origin}/`))).toEqual([]);
  },
};

/** The same payloads without the sanitiser: their scripts run, so that the story above would notice them. */
export const NotCleaned: Story = {
  name: 'Not cleaned',
  play: async () => {
    const pictures = hostileHtml.filter((html) => /^<img\s.*on\w+=alert/su.test(html));
    const outcome = await renderPayloads(pictures, (html) => <Raw html={html} />);
    await expect(outcome.runs).toBeGreaterThanOrEqual(pictures.length / 2);
  },
};

/** Renders HTML without the sanitiser. */
function Raw({ html }: { readonly html: string }) {
  // oxlint-disable-next-line react/no-danger
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

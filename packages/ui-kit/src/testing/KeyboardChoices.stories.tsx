import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { walkKeys } from './walkKeys.ts';

/** Keyboard behaviour of choices and disclosures, by the patterns of the ARIA authoring practices. */
const meta = { title: 'Keyboard of choices', tags: ['both-directions'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const BACK = '{Shift>}{Tab}{/Shift}';

function ThreeTabs() {
  const [selected, setSelected] = useState('one');
  const tabs = ['one', 'two', 'three'].map((id) => ({
    id,
    label: `Tab ${id}`,
    content: <Button>{`In ${id}`}</Button>,
  }));
  return <Tabs label="Tabs" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

/** Tabs: arrows wrap around in the reading direction and select at once; Tab enters the panel. */
export const TabRow: Story = {
  name: 'Tabs',
  render: () => <ThreeTabs />,
  play: async ({ canvas }) => {
    const first = canvas.getByRole('tab', { name: 'Tab one' });
    const shown = () => canvas.getByRole('button').textContent;
    const [on, back] = getComputedStyle(first).direction === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
    await walkKeys(first, shown, [
      [`{Arrow${on}}`, 'Tab two', 'In two'],
      [`{Arrow${back}}`, 'Tab one', 'In one'],
      [`{Arrow${back}}`, 'Tab three', 'In three'],
      [`{Arrow${on}}`, 'Tab one', 'In one'],
      ['{End}', 'Tab three', 'In three'],
      ['{Home}', 'Tab one', 'In one'],
      ['{ArrowDown}', 'Tab one', 'In one'],
      ['{Tab}', 'Tab one', 'In one'],
      ['{Tab}', 'In one', 'In one'],
      [BACK, 'Tab one', 'In one'],
    ]);
  },
};

const sections = ['one', 'two'].map((id) => ({ id, title: `Title ${id}`, content: <Button>{`In ${id}`}</Button> }));

/** Accordion: Enter and the space bar open and close; Tab enters open sections and skips closed ones. */
export const Unfolding: Story = {
  name: 'Accordion',
  render: () => <Accordion exclusive headingLevel={3} sections={sections} />,
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByText('Title one').closest('summary') as HTMLElement;
    const shown = () => [...canvasElement.querySelectorAll('details')].map(({ open }) => (open ? 'o' : 'x')).join('');
    await walkKeys(first, shown, [
      ['{Enter}', 'Title one', 'ox'],
      [' ', 'Title one', 'xx'],
      ['{Tab}', 'Title two', 'xx'],
      [' ', 'Title two', 'xo'],
      ['{Tab}', 'In two', 'xo'],
      [BACK, 'Title two', 'xo'],
      [BACK, 'Title one', 'xo'],
      ['{Enter}', 'Title one', 'ox'],
      ['{Tab}', 'In one', 'ox'],
    ]);
  },
};

function Described() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog title="Wallet" open={open} onClose={() => setOpen(false)}>
      <Button>Before</Button>
      <Tooltip text="A few words">{(described) => <Button {...described}>Balance</Button>}</Tooltip>
      <Button>After</Button>
    </Dialog>
  );
}

/** Tooltip: shown while its control has keyboard focus; Escape closes it and leaves the dialog around it open. */
export const InADialog: Story = {
  name: 'Tooltip',
  render: () => <Described />,
  play: async ({ canvas, canvasElement }) => {
    const shown = () => canvasElement.querySelector(':popover-open')?.textContent ?? '';
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await walkKeys(canvas.getByRole('button', { name: 'Before' }), shown, [
      ['{Tab}', 'Balance', 'A few words'],
      ['{Escape}', 'Balance', ''],
      ['{Tab}', 'After', ''],
      [BACK, 'Balance', 'A few words'],
      [BACK, 'Before', ''],
    ]);
    await expect(dialog.open).toBe(true);
    await globalThis.pressRealKeys?.('{Escape}');
    await waitFor(() => expect(dialog.open).toBe(globalThis.pressRealKeys === undefined));
  },
};

/** Radio group: Tab moves to the chosen option, arrows choose and wrap around. */
export const Radios: Story = {
  name: 'Radio group',
  render: () => (
    <>
      <Button>Before</Button>
      <RadioGroup
        label="Method"
        name="method"
        defaultValue="wallet"
        options={['bank', 'wallet', 'card'].map((value) => ({ value, label: value }))}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const shown = () => canvas.getByRole<HTMLInputElement>('radio', { checked: true }).value;
    await walkKeys(canvas.getByRole('button'), shown, [
      ['{Tab}', 'wallet', 'wallet'],
      ['{ArrowDown}', 'card', 'card'],
      ['{ArrowDown}', 'bank', 'bank'],
      ['{ArrowUp}', 'card', 'card'],
      [BACK, 'Before', 'card'],
    ]);
  },
};

const handleSubmit = fn();
const handleChoose = fn();
const fruits = ['Apple', 'Melon', 'Plum'].map((label) => ({ id: label, label }));

function Search() {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit(value);
      }}
    >
      <Combobox
        label="Search"
        name="search"
        value={value}
        onChange={setValue}
        options={fruits.filter((fruit) => fruit.label.toLowerCase().includes(value))}
        onChoose={({ label }) => handleChoose(label)}
      />
      <Button>After</Button>
    </form>
  );
}

/** Combobox: the focus stays in the input; Enter chooses the active option, or submits the typed text. */
export const SearchWithAnswers: Story = {
  name: 'Combobox',
  render: () => <Search />,
  play: async ({ canvas }) => {
    handleSubmit.mockClear();
    handleChoose.mockClear();
    const line = canvas.getByRole<HTMLInputElement>('combobox');
    const shown = () => {
      const marked = document.getElementById(line.getAttribute('aria-activedescendant') ?? '');
      const options = canvas.queryAllByRole('option').length;
      return `${line.value} ${options} ${marked?.textContent ?? '-'}`;
    };
    await walkKeys(line, shown, [
      ['{ArrowDown}', 'Search', ' 3 Apple'],
      ['{ArrowUp}', 'Search', ' 3 Plum'],
      ['{Escape}', 'Search', ' 0 -'],
      ['pl', 'Search', 'pl 2 -'],
      ['{ArrowDown}', 'Search', 'pl 2 Apple'],
      ['{ArrowDown}', 'Search', 'pl 2 Plum'],
      ['{Home}', 'Search', 'pl 2 -'],
      ['{ArrowDown}', 'Search', 'pl 2 Apple'],
      ['{Enter}', 'Search', 'pl 0 -'],
      ['{Alt>}{ArrowDown}{/Alt}', 'Search', 'pl 2 -'],
      ['{Alt>}{ArrowUp}{/Alt}', 'Search', 'pl 0 -'],
      ['{Enter}', 'Search', 'pl 0 -'],
      ['{Escape}', 'Search', ' 0 -'],
      ['m', 'Search', 'm 2 -'],
      ['{Tab}', 'After', 'm 0 -'],
    ]);
    await expect([handleChoose.mock.calls, handleSubmit.mock.calls]).toEqual([[['Apple']], [['pl']]]);
  },
};

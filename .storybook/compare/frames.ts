export type Globals = Readonly<Record<string, unknown>>;

/** A story in one combination of toolbar settings. */
export type Frame = {
  readonly label: string;
  readonly globals: Readonly<Record<string, string>>;
};

/** Entries of a toolbar, as Storybook passes them. */
export type ToolbarItems = readonly (string | { readonly value?: string; readonly title?: string })[];

const pairs: Readonly<Record<string, readonly Frame[]>> = {
  schemes: [
    { label: 'Dark', globals: { scheme: 'dark' } },
    { label: 'Light', globals: { scheme: 'light' } },
  ],
  directions: [
    { label: 'Left to right', globals: { direction: 'ltr' } },
    { label: 'Right to left', globals: { direction: 'rtl' } },
  ],
};

/**
 * Frames of the toolbar's “side by side” setting: both schemes, both directions or every merchant; empty when it is
 * off.
 */
export const framesOf = (globals: Globals, merchants: ToolbarItems): readonly Frame[] => {
  const beside = String(globals['beside']);
  if (beside !== 'merchants') return pairs[beside] ?? [];
  return merchants.flatMap((item) =>
    typeof item === 'object' && item.value !== undefined
      ? [{ label: item.title ?? item.value, globals: { merchant: item.value } }]
      : [],
  );
};

const SHARED = ['merchant', 'scheme', 'language', 'direction'] as const;

/**
 * URL of a frame: one story with the toolbars' settings, overridden by the frame's own. Keeps the story's arguments.
 */
export const addressOf = (story: { id: string; args?: string | undefined }, globals: Globals, frame: Frame): string => {
  const settings = Object.entries({
    ...Object.fromEntries(SHARED.map((name) => [name, globals[name]])),
    ...frame.globals,
  });
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: settings.map(([name, value]) => `${name}:${String(value)}`).join(';'),
    ...(story.args && { args: story.args }),
  });
  return `iframe.html?${query}`;
};

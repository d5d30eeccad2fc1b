/** @jsxRuntime classic */
import * as React from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { viewports } from '../viewports.ts';
import { addressOf, framesOf } from './frames.ts';

const sheet: CSSProperties = {
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'flex',
  gap: 8,
  padding: 8,
  overflow: 'auto',
  background: 'Canvas',
};

/**
 * Shows a story side by side, one iframe per setting: everything fixed, sticky, modal or in the top layer, and every
 * media query, stays in its frame. The canvas beneath keeps running the play function and the addon panels.
 */
export function Compare({ children }: { readonly children?: ReactNode }) {
  const [globals] = useGlobals();
  const { merchant } = useGlobalTypes();
  const { storyId, viewMode } = useStorybookState();
  const args = useStorybookApi().getQueryParam('args');
  const frames = viewMode === 'story' ? framesOf(globals, merchant?.toolbar?.items ?? []) : [];
  return (
    <>
      {children}
      {frames.length > 0 && (
        <div style={sheet}>
          {frames.map((frame) => (
            <figure key={frame.label} style={{ ...columnOf(globals['viewport']), margin: 0 }}>
              <figcaption style={{ font: '12px/20px system-ui' }}>{frame.label}</figcaption>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page, in need of its scripts and origin. */}
              <iframe
                title={frame.label}
                src={addressOf({ id: storyId, args }, globals, frame)}
                // Storybook's mark for a passive preview: the manager then listens to the canvas only.
                data-is-storybook-thumbnail="true"
                style={{ inlineSize: '100%', blockSize: 'calc(100% - 20px)', border: '1px solid GrayText' }}
              />
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

// An equal share of the width, or the width of the toolbar's viewport.
const columnOf = (viewport: unknown): CSSProperties => {
  const value = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport;
  const width = typeof value === 'string' ? viewports[value]?.styles?.width : undefined;
  return width === undefined ? { flex: '1 0 320px' } : { flex: `0 0 calc(${width} + 2px)` };
};

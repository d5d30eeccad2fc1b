import type { Page } from '@playwright/test';

/**
 * Layout problems with large text, a narrow window or a high zoom, as sentences: a page that scrolls sideways, and
 * words that are cut off or overflow.
 */
export const layoutFlaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) found.push(`scrolls sideways by ${sideways}`);

    for (const each of document.querySelectorAll(
      'h1, h2, h3, p, label, button, a, output, small, legend, option, dt, dd',
    )) {
      const box = each.getBoundingClientRect();
      const name = each.textContent?.trim() ?? '';
      const isSeen =
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        each.closest('[aria-hidden="true"], [inert]') === null;
      // A one-pixel box is visually hidden text for screen readers.
      const isForEars = each.clientWidth <= 1 && each.clientHeight <= 1;
      if (name === '' || !isSeen || isForEars || box.width === 0) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
      const isCutAcross =
        overflowX !== 'visible' && textOverflow !== 'ellipsis' && each.scrollWidth > each.clientWidth + 1;
      const isCutBelow = overflowY !== 'visible' && overflowY !== 'auto' && each.scrollHeight > each.clientHeight + 1;
      if (isCutAcross || isCutBelow) found.push(`cut off: ${name}`);
      const scroller = each.closest('ul, ol, dialog');
      const scrolls = scroller !== null && scroller.scrollWidth > scroller.clientWidth;
      if (!scrolls && (box.left < -1 || box.right > root.clientWidth + 1)) found.push(`sticks out: ${name}`);
      // Text wider than its container; a control's press area may extend beyond its box.
      const holdsControl = each.querySelector('button') !== null;
      if (!holdsControl && overflowX === 'visible' && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1) {
        found.push(`wider than its place: ${name}`);
      }
    }
    return found;
  });

/**
 * Controls covered by another element after scrolling to them, as sentences. With a modal dialog open, only its
 * controls are checked.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const used = document.querySelector('dialog:modal') ?? document;
    for (const each of used.querySelectorAll('a[href], button, input, select')) {
      const isThere =
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        each.closest('[aria-hidden="true"], [inert]') === null;
      if (!isThere) continue;
      each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = each.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = each.closest('label');
      const isReached =
        onTop !== null && (each.contains(onTop) || onTop.contains(each) || label?.contains(onTop) === true);
      if (!isReached) found.push(`covered: ${each.getAttribute('aria-label') ?? each.textContent ?? ''}`);
    }
    return found;
  });

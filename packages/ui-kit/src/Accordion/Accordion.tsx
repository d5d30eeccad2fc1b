import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { AccordionFrame } from './Accordion.styles.ts';

export type AccordionSection = {
  id: string;
  title: string;
  /** Quiet words at the end of the title's row, e.g. how long it holds. */
  aside?: string | undefined;
  /** Open from the start; the player opens and closes it from then on. */
  open?: boolean | undefined;
  content: ReactNode;
};

export type AccordionProps = {
  sections: readonly AccordionSection[];
  /** Opening one closes the others. */
  exclusive?: boolean | undefined;
  /** Of the titles, one beneath the heading that they stand under. */
  headingLevel: 2 | 3 | 4;
};

/** Titles that open what is under them, by the platform: what is closed is still found by the browser's search in the page. */
export function Accordion({ sections, exclusive, headingLevel }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <AccordionFrame>
      {sections.map(({ id, title, aside, open, content }) => (
        <details key={id} name={exclusive ? group : undefined} open={open}>
          <summary>
            <Heading>{title}</Heading>
            {aside && <small>{aside}</small>}
            <Icon icon="down" />
          </summary>
          <div>{content}</div>
        </details>
      ))}
    </AccordionFrame>
  );
}

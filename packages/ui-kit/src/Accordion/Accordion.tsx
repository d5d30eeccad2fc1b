import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { AccordionFrame } from './Accordion.styles.ts';

export type AccordionSection = {
  id: string;
  title: string;
  /** Muted text at the end of the title's row, e.g. how long it holds. */
  aside?: string | undefined;
  /** Initial state only; the player opens and closes the section afterwards. */
  open?: boolean | undefined;
  content: ReactNode;
};

export type AccordionProps = {
  sections: readonly AccordionSection[];
  /** Opening one closes the others. */
  exclusive?: boolean | undefined;
  /** Level of the titles: one below the heading above the accordion. */
  headingLevel: 2 | 3 | 4;
};

/** Sections that fold, built on `<details>`, so that the browser's page search also finds text in closed sections. */
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

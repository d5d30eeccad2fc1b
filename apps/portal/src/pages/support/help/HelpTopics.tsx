import type { HelpView } from '@baize/features/support';
import { Accordion } from '@baize/ui-kit/Accordion';
import { useEffect, useRef } from 'react';
import { HelpText } from './HelpPage.styles.ts';
import { TopicLink } from './TopicLink.tsx';

type HelpTopicsProps = {
  readonly topics: Extract<HelpView, { state: 'ready' }>['topics'];
  /** The id of the topic that is open and scrolled into view. */
  readonly open: string | undefined;
};

/** The topics as disclosures; the one that the address names is open. */
export function HelpTopics({ topics, open }: HelpTopicsProps) {
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open !== undefined) asked.current?.closest('details')?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const sections = topics.map(({ id, title, parts }) => ({
    id,
    title,
    open: id === open,
    content: (
      <HelpText ref={id === open ? asked : undefined}>
        {parts.map(({ text, steps }) => (
          <div key={text}>
            <p>{text}</p>
            {steps.length > 0 && (
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
          </div>
        ))}
        <TopicLink topic={id} />
      </HelpText>
    ),
  }));
  return <Accordion sections={sections} headingLevel={2} />;
}

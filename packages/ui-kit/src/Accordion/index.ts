export { Accordion, type AccordionProps, type AccordionSection } from './Accordion.tsx';

/** Listens from before a story renders: what it writes to the console as an error, throws or leaves unhandled. */
export const listenForErrors = ({ parameters }: { readonly parameters: Record<string, unknown> }) => {
  const errors: string[] = [];
  const note = (error: unknown) => void errors.push(error instanceof Error ? error.message : String(error));
  const handleError = (event: ErrorEvent) => note(event.error ?? event.message);
  const handleRejection = (event: PromiseRejectionEvent) => note(event.reason);
  const write = console.error;
  console.error = (...words: readonly unknown[]) => {
    note(words.map(String).join(' '));
    write(...words);
  };
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  parameters[ERRORS] = errors;
  return () => {
    console.error = write;
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
};

/**
 * Fails a story that has written an error, once its play function has ended. In a test run alone: who looks at a story in
 * a language that its play function does not speak sees the story, not a screen in its place.
 */
export const refuseErrors = ({
  parameters,
  globals,
}: {
  readonly parameters: Record<string, unknown>;
  readonly globals: Record<string, unknown>;
}) => {
  if (globals['isTestRun'] !== true) return;
  const errors = parameters[ERRORS];
  if (Array.isArray(errors) && errors.length > 0) throw new Error(`The story wrote an error:\n${errors.join('\n')}`);
};

const ERRORS = 'errors';

/** Collects console errors, uncaught exceptions and unhandled rejections, from before a story renders. */
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
 * Fails a story that has caused an error, after its play function. Only in a test run: the UI shows stories in
 * languages that their play functions do not expect, and should show the story rather than an error screen.
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

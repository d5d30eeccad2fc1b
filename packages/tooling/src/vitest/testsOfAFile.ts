/** Environment variable with the comma-separated test files of a run that concerns a single source file. */
export const TESTS_OF_A_FILE = 'BAIZE_TESTS_OF_A_FILE';

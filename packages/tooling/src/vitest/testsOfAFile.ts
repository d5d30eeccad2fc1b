/** Names the test files of a run, with commas between them, where it is about one file alone. */
export const TESTS_OF_A_FILE = 'BAIZE_TESTS_OF_A_FILE';

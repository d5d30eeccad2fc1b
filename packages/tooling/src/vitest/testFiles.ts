/** Environment variable with the comma-separated test files that a run is limited to, by the end of their paths. */
export const TEST_FILES = 'BAIZE_TEST_FILES';

#!/usr/bin/env -S node --max-semi-space-size=8 --heap-growing-percent=40
import { createInterface } from 'node:readline/promises';
import { runBaize } from './runBaize.ts';

const isTerminal = process.stdin.isTTY && process.stdout.isTTY;

/** Prompts for an answer. Rejects on Ctrl-C and at the end of the input. */
const ask = async (question: string): Promise<string> => {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  prompt.once('close', () => reject(new Error('\nStopped. Nothing was written.')));
  try {
    return await Promise.race([prompt.question(question), stopped]);
  } finally {
    prompt.close();
  }
};

process.exitCode = await runBaize(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  ...(isTerminal && { ask }),
  color: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  env: process.env,
});

import type { z } from 'zod';

const hostName = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Regular expression of a host name, for the generated JSON Schema. */
export const domainPattern: string = hostName.source;

const problemOf = (name: string): { message: string; fix?: string } | undefined => {
  const small = name.toLowerCase();
  const host = /^[a-z]+:\/\//i.test(name) && URL.canParse(name) ? new URL(name).hostname : undefined;
  if (host !== undefined && hostName.test(host)) return { message: 'it is an address', fix: `Write "${host}".` };
  if (!hostName.test(small)) return { message: 'it is not a host name' };
  if (small !== name)
    return { message: 'it holds capital letters, which a host name has not', fix: `Write "${small}".` };
  if (!name.endsWith('.localhost')) return undefined;
  const fix = 'Remove it: on this machine the site has the address <id>.localhost without being named.';
  return { message: 'it is a name of this machine, which no visitor reaches', fix };
};

/** Rejects anything but a site's host name, with the correct form if it is evident. */
export const checkDomain = (context: z.core.ParsePayload<string>): void => {
  const problem = problemOf(context.value);
  if (!problem) return;
  const { message, fix } = problem;
  context.issues.push({ code: 'custom', message, input: context.value, ...(fix && { params: { fix } }) });
};

const reachesTheRegistry =
  /^npm_config_(registry|userconfig|globalconfig|cache|cafile|ca|proxy|https_proxy|noproxy|.*_authtoken)$/i;

/**
 * Removes npm's own variables from an environment, except those for reaching the registry: nested npm would take the
 * outer call's settings for its own.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_/i.test(name) || reachesTheRegistry.test(name)),
  );
}

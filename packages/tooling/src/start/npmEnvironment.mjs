const reachesTheRegistry =
  /^npm_config_(registry|userconfig|globalconfig|cache|cafile|ca|proxy|https_proxy|noproxy|.*_authtoken)$/i;

/**
 * The environment without what npm adds for its own scripts, but with how to reach the registry:
 * npm inside npm otherwise takes the outer call's settings for its own.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function npmEnvironment(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_/i.test(name) || reachesTheRegistry.test(name)),
  );
}

export declare function npmEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv;

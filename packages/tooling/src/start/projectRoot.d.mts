export declare const projectRoot: string;

/** Name of a component, a type or a table's row: `BetHistory`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Name of a folder: `bet-history`. */
export const kebab = (name: string): string => camel(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** So long (ms) a step in which nothing can be done is shown before it ends by itself. */
export const PASS = 1200;

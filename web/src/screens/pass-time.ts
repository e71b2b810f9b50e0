/** So long (ms) a step in which nothing can be done is shown before it ends by itself. */
export const PASS = 1200;
/** The same where what was done in it could still be taken back. */
export const REGRET = 3000;

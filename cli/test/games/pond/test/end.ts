// Not a test that runs: its tag is what the rule report reads.
export const title = '[pond 4.1] the side without a six loses; [pond 9.9] no such rule';

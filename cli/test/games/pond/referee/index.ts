// A referee who has only read the summer rules.
import type { Referee } from '@rasputitsa/kernel/referee';

export const referee: Referee = {
  compares: { seasons: 'what season it is (1.1)' },
  begin: (_, book) => ({
    asked() {},
    happened: ({ after }) => void book.same('1.1', 'seasons', 'summer', after.scenario, () => 'the season'),
  }),
};

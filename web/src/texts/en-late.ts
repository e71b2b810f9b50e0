// Words of the parts that come on demand; they use them by way of late.ts.
import { about } from './en/about.ts';
import { attack } from './en/attack.ts';
import { coach } from './en/coach.ts';
import { editor } from './en/editor.ts';
import { far } from './en/far.ts';
import { guide } from './en/guide.ts';
import { home } from './en/home.ts';
import { lines } from './en/lines.ts';
import { newGame } from './en/new-game.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { thinking } from './en/thinking.ts';
import { tour } from './en/tour.ts';

export const enLate = {
  ...home,
  ...newGame,
  ...settings,
  ...about,
  ...attack,
  ...coach,
  ...editor,
  ...lines,
  ...rules,
  ...guide,
  ...tour,
  ...far,
  ...thinking,
} as const;

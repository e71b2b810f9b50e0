// All words of the page, by screen: one file a screen, so that several hands can write at once.
import { about } from './en/about.ts';
import { guide } from './en/guide.ts';
import { editor } from './en/editor.ts';
import { home } from './en/home.ts';
import { newGame } from './en/new-game.ts';
import { panels } from './en/panels.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { tour } from './en/tour.ts';
import { ui } from './en/ui.ts';

export const en = {
  ...ui,
  ...home,
  ...newGame,
  ...settings,
  ...about,
  ...table,
  ...editor,
  ...panels,
  ...rules,
  ...guide,
  ...tour,
} as const;

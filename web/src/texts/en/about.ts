export const about = {
  'about.title': 'About',
  'about.back': 'Back',
  'about.name': 'The word',
  'about.name.text':
    'Rasputitsa, the time without roads: the weeks of spring and autumn when mud stops every army in the East. These games have a column for it in their tables.',
  'about.respect': 'Unofficial, with respect',
  'about.respect.text':
    'Made by people who love these games, for people who own or miss them. If you like one here, look for the box: the real maps and blocks are worth having, and their designers and publishers earned it.',
  'about.how': 'How it is meant',
  'about.how.text':
    'Rules are facts in our own words, each with its number, so that you can hold the rulebook beside it. Where a rulebook is silent or two readings are possible, the reading taken is written down with its reason, and often it is a switch among the options.',
  'about.fair': 'Fair play',
  'about.fair.text':
    'What your side may not know is never told to the part of the page that draws the board, and the computer opponent gets no more than its own side sees. The page keeps count of all dice: look at the luck of a game whenever you doubt it.',
  'about.data': 'What is kept',
  'about.data.text':
    'Games and settings are kept in this browser and nowhere else. No account, no cookies, no counting of visitors. Save a game to a file before you clear the browser’s data.',
  'about.notice': 'Names, sources, credits',
  'about.type':
    'Typefaces: Source Serif 4 by Frank Grießhammer (Adobe) and Barlow Condensed by Jeremy Tribby, both under the SIL Open Font License 1.1.',
  'about.licence': 'The program is free software under the MIT licence.',
} as const;

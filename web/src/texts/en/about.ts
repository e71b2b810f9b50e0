export const about = {
  'about.title': 'About',
  'about.back': 'Back',
  'about.name': 'The name',
  'about.name.text':
    'Rasputitsa, the season without roads: the weeks in spring and autumn when mud stops every army in the East. All of these games have a column for it in their tables.',
  'about.respect': 'Unofficial, with respect',
  'about.respect.text':
    'Made by people who love these games, for people who own them or miss them. If you like one here, look for the box: the real maps and blocks are worth having, and the designers and publishers deserve it.',
  'about.how': 'How it works',
  'about.how.text':
    'The rules are stated in our own words, each with its number, so that you can follow them in the rulebook. Where a rulebook is silent or can be read in two ways, our reading is written down with its reason, and often you can change it among the options.',
  'about.fair': 'Fair play',
  'about.fair.text':
    'What your side may not know never reaches the part of the page that draws the board, and the computer opponent sees no more than its own side does. The page keeps count of all dice: if you doubt your luck, you can look it up at any time.',
  'about.data': 'What is stored',
  'about.data.text':
    'Games and settings are stored in this browser and nowhere else. No account, no cookies, no tracking. Save a game to a file before you clear the browser’s data.',
  'about.notice': 'Names, sources, credits',
  'about.type':
    'Typefaces: Source Serif 4 by Frank Grießhammer (Adobe) and Barlow Condensed by Jeremy Tribby, both under the SIL Open Font License 1.1.',
  'about.licence': 'The program is free software under the MIT licence.',
} as const;

// The words for parts of the page that come on demand: whoever uses one of them takes it from here, so that they are there.
import { enLate } from './en-late.ts';
import { addWords } from './index.ts';

addWords(enLate);
export { fill, type TextKey, t, tMaybe } from './index.ts';

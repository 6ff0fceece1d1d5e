import { wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/employer-kinds.json';

/** Words for firms that make things, and for work that is only done there. */
export const manufacturer = wholeWords(words.manufacturer);

/** Words for employers that make nothing. */
export const otherEmployer = wholeWords(words.otherEmployer);

/** "Doświadczenie w firmie produkcyjnej", "experience in a manufacturing company": what was done there does not matter. */
export const atManufacturer =
  /\b(?:doswiadczeni\w+|staz\w*|prac[ay]|experience)(?: (?:zawodow\w+|professional|gained|zdobyt\w+|na podobnym stanowisku))* (?:w|in|of|from|within|at) (?:an? |the )?(?:(?:duz\w+|sredni\w+|large|international|miedzynarodow\w+) )?(?:(?:firm\w+|zaklad\w+|przedsiebiorstw\w+|srodowisk\w+|branz\w+|spolc\w*|sektorze) (?:produkcyjn|przemyslow|wytworcz)\w+|(?:manufacturing|production|industrial) (?:company|environment|plant|firm|industry|business|sector|setting)|manufacturing\b)/;

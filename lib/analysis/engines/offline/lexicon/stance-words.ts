import { anyOf, wholeWords } from '@/lib/analysis/engines/offline/text/word-pattern';
import words from './words/stance-words.json';

/** Refusals that reach over a comma. */
export const refusalOfAll = wholeWords(words.refusalOfAll);
export const refusal = new RegExp(`\\b${anyOf(words.refusal)}\\b|^[^a-z]*(?:no|brak|bez)\\b(?! problem)`);
/** Ready, but not as much as adverts ask for. */
export const limited =
  /\b(?:within (?:the )?\w+ only|only within|tylko po \w+|not more|nie wiecej|every few)\b|\b(?:at most|no more than|up to|max\w*|(?:co )?najwyzej|do) (?:\w+ )?(?:once|twice|raz|dwa|dwoch|jed\w+|kilku|one|two|\d{1,2}(?! ?(?:tys|km|kg|[:.]\d)))\b|\b(?:do (?:rozmowy|uzgodnienia|ustalenia|dogadania)|negotiable|to be (?:discussed|agreed)|(?:can|could) do \w+ sometimes|(?:tylko|only) (?:jednodniow|krotk|lokaln|short|local|day trips|within|w regionie)\w*|occasional\w*|sporadyczn\w+|okazjonaln\w+|rzadko|od czasu do czasu|now and then)\b/;
export const positive = wholeWords(words.positive);

export const lacking = /\b(?:without|bez|no) (?:\w+ )?$/;

/** "Nie jest dla mnie problemem", "nie narzekam", "I do not mind" are no refusals. */
export const withoutConsent = (text: string): string =>
  text.replace(
    /\b(?:nie|not|no|bez) (?:\w+ ){0,4}(?:problem|issue|opor|obiekc|objection|przeszkod|przeciwwskaz|ograniczen|obstacle)\w*|\b(?:nie|not) (?:\w+ ){1,4}(?:zmieni|change)\w*|\b(?:nie|not) (?:chce|want) (?:\w+ )?(?:przesta|rezygn|stop|give up)\w*|\bbez wzgledu\b|\bnie (?:robi\w*|ma) (?:\w+ ){0,2}roznic\w*|\b(?:nie|not|never) (?:marudz|mecz|narzek|przeszkadz|odmawi|boj|mind|refus|complain)\w*/g,
    ' ',
  );

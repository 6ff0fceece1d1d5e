import { anyOf, anywhere, wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/place-words.json';

/** "Korepetycje", "teaching": what was done, and not as what. */
export const activity = new RegExp(`${anyOf(words.activity)}$`);
/** Work of a few weeks to learn it. */
export const internship = wordStart(words.internship);
/** "Photoshop, Illustrator – biegle", "SolidWorks (daily, nine years)": it is said of the whole list. */
export const listGrade = new RegExp(`\\b${anyOf(words.listGrade)}|\\b(?:lat|lata|years)\\b`);
export const permit = anywhere(words.permit);
export const refused =
  /\b(?:nie|not|no|never)\b[^.;]{0,30}?(?:zarejestrowan|dopuszczon|uprawnien|licenc|certyfikat|wpisan|czlonk|admitted|register|licen[cs]|certif|member|recogni[sz]ed)|\b(?:uprawnien|licenc|certyfikat)\w*[^.;]{0,25}(?:nie (?:mam|posiadam)|brak)|\b(?:removed|lapsed|expired|revoked|wygas\w+|niewazn\w+|przygotowuje sie|preparing for)\b/;
/** What follows within a company's name: words with capitals up to its last word or legal form. */
export const leadsToName =
  /^["”.]?(?: \p{Lu}[\p{L}&-]*){0,3}["”.]? (?:[Ss]p\b|S\.? ?A\b|(?:Ltd|LTD|Limited|Inc|GmbH|LLC|Group|Grupa|Oy|AG|BV|Consulting|Software|Media)\b)/u;
/** What stands before within the name of a school or firm: "Szkoła Językowa English Corner", "Kancelaria Prawa Pracy". */
export const beginsName =
  /(?<!\p{L})(?:(?:Szko[łl]\p{Ll}|Akademi\p{Ll}|Kancelari\p{Ll}|Instytu\p{Ll}{1,3}|Fundacj\p{Ll}|Stowarzyszeni\p{Ll}|Centrum|School|Academy|College|Institute|Foundation|Association|Cent(?:re|er))(?: (?:i|and|&|\p{Lu}[\p{L}-]*)){0,4}) $/u;
/** What ends the name of an employer in the line of a job: "SAP Polska, Warszawa". */
export const endsEmployer = new RegExp(`^ ${anyOf(words.endsEmployer)}(?=[,;|]|\\s[–—-]\\s|\\s*$)`, 'u');
/** A title of nothing but lessons. */
export const courses =
  /^\W*(?:(?:odbyte|ukonczone|dodatkowe|completed|additional) )?(?:kursy|szkolenia|courses?|trainings?)(?: (?:i|oraz|and|&) (?:kursy|szkolenia|courses?|trainings?))?\W*$/;

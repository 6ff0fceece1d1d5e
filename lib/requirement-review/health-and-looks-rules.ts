import type { GroundRule } from './review-rule';
import { without } from './selecting-words';

export const healthRules: GroundRule[] = [
  {
    pattern:
      /\b(dobr|doskonal|bardzo dobr|nienagann|pelni)\w*\s+(stan\w*\s+)?zdrowi\w*|\bstan\w*\s+zdrowia\b|\bzdrow(a|y|i|ych)\s+(osob|kandydat|i sprawn|fizyczn|psychiczn)\w*|\bw pelni zdrow\w*/,
    unless: /pacjent|zwierz|klient|maszyn|podopieczn|ubezpieczon|mieszkanc|dzieci/,
  },
  {
    pattern: new RegExp(
      String.raw`\b${without}\s+(?:[a-z]+(?:ych|ej|ego)\s+){0,2}(?:chorob|schorzen|alergi|depresji|nerwicy|padaczk|problemow (?:zdrowotn|ze zdrowiem|z kregoslup|z serc)|zaburzen (?:psychicz|nastroj|lekow))\w*`,
    ),
    unless: /zwierz|roslin|stada|upraw/,
  },
  { pattern: /\bnie ?choruj\w*|\bchorowit\w*/ },
  {
    pattern:
      /\b(nisk\w+|brak|bez|nieskorzystani\w+|niekorzystani\w+)\s+(z\s+|ze\s+)?(absencj|zwolnien|l4\b|chorobow)\w*/,
  },
  {
    pattern:
      /\b(good|excellent|perfect|full)\s+(physical |mental |general )?(state of )?health\b|\bclean (medical (history|record)|bill of health)\b|\b(low|no) (absence|sick leave|sickness)\w*/,
    unless: /health (care|and safety|insurance)|good health (records|systems)/,
  },
  {
    pattern: new RegExp(
      String.raw`\b${without}\s+(?:any )?(?:(?:a |medical )?history of )?(?:\w+ ){0,2}(?:depression|epilepsy|allergies|(?:mental|chronic|serious|health|medical|pre-existing)(?: health| medical)? (?:illness\w*|diseases?|disorders?|conditions?|problems|issues)|addictions?)\b`,
    ),
  },
  { pattern: /\bhealthy (person|candidate|individual|people|and fit)\b/ },
];

export const disabilityRules: GroundRule[] = [
  {
    pattern: /\bniepelnosprawn\w*|\bpelnosprawn\w*|\binwalid(a|zi|ow|ka)\b|\bgrup\w* inwalidzk\w*/,
    unless: /dostepnos|wcag|przepis|transport|przewoz/,
  },
  {
    pattern: /\bdisab(led|ility|ilities)\b|\bable[- ]bodied\b|\bhandicapped\b/,
    unless: /accessib|wcag|legislation|benefits|insurance/,
  },
];

export const looksRules: GroundRule[] = [
  {
    pattern:
      /\bprezencj\w*|\baparycj\w*|\b(szczupl|ladn|atrakcyjn|zgrabn|zadban|schludn)\w+\s+(osob|sylwetk|figur|kobiet|dziewczyn|hostess|buzi|twarz)\w*|\bzadban(a|y|ych)\b|\bpowierzchownos\w*|\bzdjeci\w+ (calej )?(sylwetk|twarz)\w*/,
  },
  {
    pattern: /\bwyglad\w*\b/,
    unless: /wyglad\w* (stron|aplikac|interfejs|produkt|witryn|sklep|etykiet|kod|opakow|ekspozyc|wnetrz|lokal)|projekt/,
  },
  {
    pattern: /\burod(y|zie)\b|\burodziw\w*/,
    unless:
      /urod\w* (zycia|w (prasie|mediach))|(salon|bran|zabieg|rynk|kosmet|produkt|gabinet|kategori|konkurs|uslug|instytu)\w*/,
  },
  {
    pattern:
      /\bwzrost\w*\s*(?:[:–-]\s*)?((od|min\w*\.?|powyzej|do|co najmniej)\s*)?1[5-9]\d\b|\b1[5-9]\d\s*cm\b|\bheight\b.{0,12}\d/,
  },
  {
    pattern:
      /\b(cv|zyciorys\w*|aplikacj\w*)\s+(ze|wraz ze|z)\s+(aktualnym\s+)?(zdjeci|fotografi)\w*|\b(zdjeci|fotografi)\w+ (w|do) cv\b|\bphoto(graph)? (in|with|on|of|attached to) (the |your |a )?(cv|resume|candidate|yourself)|\b(cv|resume) with (a )?photo\w*/,
  },
  {
    pattern:
      /\b(bez|brak)\s+(widocznych\s+)?(tatuaz|piercing|kolczyk)\w*|\b(no|without) (visible )?(tattoos?|piercings?)\b/,
  },
  {
    pattern:
      /\bgood[- ]looking\b|\b(attractive|pleasing|stylish|elegant|feminine|slim|slender|pretty|beautiful|handsome|youthful|immaculate|impeccable|pleasant|neat|smart|nice|professional|presentable|well[- ]groomed)( personal| physical| and \w+)? (appearance|looks?|figure|build|face|person|woman|man|female|male)\b|\bpresentable\b|\bwell[- ]groomed\b/,
    unless: /\b(websites?|pages?|apps?|interfaces?|products?|packaging|displays?|stores?|shops?|documents?|reports?)\b/,
  },
];

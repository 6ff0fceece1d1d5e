import { numberWord } from '@/lib/analysis/engines/offline/text/number-words';

/** Beginnings of words for people led, folded. */
export const person =
  '(?:osob|ludzi|pracowni|podwladn|czlonk|magazynier|sprzedawc|brygadzist|kierowc|handlow|specjalist|konstruktor|programist|inzynier|operator|monter|pielegniar|kucharz|kelner|doradc|konsultant|ksiegow|analityk|tester|technik|przedstawiciel|kontroler|stazyst|junior|people|person|employee|staff|member|(?:direct )?report|subordinate|developer|engineer|picker|driver|nurse|technician|analyst|accountant|worker|agent|representative|controller|specialist|cook|waiter|designer|advisor|adviser|assistant|cashier|operativ|trainee|apprentice|projektant|murarz|elektryk|prawnik|nauczyciel|lawyer|teacher|electrician|adviser)';
/** A number of people, in digits or words. */
export const count = `(\\d{1,4}|${numberWord})`;
export const team = '(?:team|crew|staff|zespo\\w+|zalo\\w+|grup\\w+|ekip\\w+|brygad\\w+|department|dzial\\w*)';
export const leading =
  '(?:zarzadza|kierowa|kieruj|prowadz|nadzo|koordyn|lead|managing|management|supervis|heading|head of)\\w*';

export const denied =
  /\b(?:no|without|bez) (?:direct |any )?(?:reports|subordinates|podwladnych)|individual contributor|not a (?:people )?manager|\bi work alone|pracuj\w* sam[ao]?\b|kieruje (?:nim|nia|nimi|zespolem) (?:ktos|inn|kolega|kolezanka|przelozon)|zespol\w* (?:kieruje|zarzadza|prowadzi) (?:\w+ )?(?:kto|inn|kole|przelozon|kierowni|szef|lider)|\b(?:zespol\w*|ludzmi|nikim|grupa) (?:\w+ ){0,2}nie (?:mial|prowadzil|kier|zarzadz)\w*|\bnie (?:kierowal|zarzadzal|nadzorowal|prowadzil|mial)\w* (?:\w+ ){0,2}(?:zespol|ludz|podwladn|ludzi)\w*|\b(?:never|not|n't) (?:\w+ )?(?:led|managed|supervised|lead|manage|had) (?:\w+ ){0,2}(?:team|people|staff|reports)/;

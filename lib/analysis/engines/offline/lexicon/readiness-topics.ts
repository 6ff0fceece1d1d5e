export interface ReadinessTopic {
  /** Words of the requirement and of the CV. */
  words: RegExp;
  /** Words that show it in a CV besides. */
  shown?: RegExp;
  /** The CV must say how it stands to it, naming it is not enough. */
  isCommon?: boolean;
}

const anyTime =
  /\b(?:7 dni w tygodniu|seven days|any (?:shifts?|days?|hours|time)|pelna dyspozycyjnosc|(?:kazdej|dowolnej) (?:porze|zmianie)|lates)\b/;

/** What adverts ask people to be ready for. */
export const readinessTopics: ReadinessTopic[] = [
  {
    words:
      /\b(?:wyjazd\w*|podroz\w* (?:sluzbow|zagraniczn)\w*|podrozowani\w*|wyjezdza\w*|wyjezdzam|podrozowani\w*|delegacj\w*|travel\w*|(?:business|frequent) trips?)/,
    shown:
      /\b(?:w trasie|w rozjazdach|on the road|on site in|mobiln\w*|anywhere in|km (?:miesiecznie|rocznie|a (?:month|year))|za kierownica|jezdze|przejezdzam|i drive to|a trip|trips|odwiedzam|poza domem|away from home|any site|noclegami|nocleg\w*|w polske|(?:cala|calej) polsk\w+|(?:caly|calym) kraj\w*|across (?:the country|poland|europe)|tras\w* zagraniczn\w*)\b/,
  },
  {
    words:
      /\b(?:przeprowadzk\w*|przeprowadz(?:ic|e|ac)\w*|relokacj\w*|relocat\w*|mov(?:e|ing) to|zmian\w* miejsca zamieszkania)/,
  },
  { words: /\b(?:weekend\w*|sobot\w*|niedziel\w*|saturdays?|sundays?)/, shown: anyTime },
  {
    words:
      /\b(?:zmianow\w*|(?:dwu|trzy|cztero)\w*zmian\w*|na (?:\w+ )?zmian[ye]|(?:dwie|trzy|cztery|obie|wszystkie|dzielon\w+) zmian\w*|zmian\w* dzielon\w*|nocn\w*|w nocy|noce|nights?|stalych godzin\w*|day shifts?|shifts?|splits|night shifts?|rotating|nocki|\w*brygadow\w*|12-?(?:godzin\w*|h\b|hours?)|dwunast(?:ki|ek|ogodzin\w*))/,
    shown: new RegExp(`${anyTime.source}|\\b(?:(?:pierwsz|drug)\\w+ zmian\\w*|only (?:work )?days)\\b`),
  },
  {
    words:
      /\b(?:(?:kondycj|sprawnosc|prac)\w* fizyczn\w*|sprawn\w+ fizyczn\w*|dzwiga\w*|podnosz\w+ (?:\w+ ){0,3}kg|physical\w* (?:fit\w*|condition|work|demanding|strength)|heavy lifting|lifting)\b/,
  },
  { words: /\b(?:wysokosci|at heights?)/, shown: /\bwysokosciow\w*/ },
  { words: /\b(?:nadgodzin\w*|overtime)/ },
  { words: /\b(?:dyzur\w*|on[- ]call)/ },
  {
    words: /\b(?:z biura|w biurze|biur[oa]|stacjonarn\w*|hybryd\w*|hybrid|(?:from|in) the office|on-?site|office)/,
    shown: /\b(?:zdaln\w*|remote\w*)/,
    isCommon: true,
  },
  {
    words:
      /\b(?:\d ?\/ ?\d\b|tygodni\w* (?:\w+ ){0,3}(?:w trasie|w domu|w delegacji)|weeks? (?:out|home|away|on|off)\b)/,
  },
];

export interface ReadinessTopic {
  /** Words of the requirement and of the CV. */
  words: RegExp;
  /** Words that show it in a CV besides. */
  shown?: RegExp;
  /** The CV must say how it stands to it, naming it is not enough. */
  isCommon?: boolean;
  /** Whoever lives where the work is can do it. */
  isNearHome?: boolean;
  /** Words that refuse it, where the usual ones mean something else. */
  refused?: RegExp;
}

const anyTime =
  /\b(?:7 dni w tygodniu|seven days|any (?:shifts?|days?|hours|time)|pelna dyspozycyjnosc|(?:kazdej|dowolnej) (?:porze|zmianie)|lates)\b/;

/** What adverts ask people to be ready for. */
export const readinessTopics: ReadinessTopic[] = [
  {
    words:
      /\b(?:wyjazd\w*|podroz\w* (?:sluzbow|zagraniczn)\w*|podrozowani\w*|wyjezdza\w*|wyjezdzam|podrozowani\w*|delegacj\w*|travel(?! agen)\w*|(?:business|frequent) trips?|wizj\w* lokaln\w*|nocleg\w*|poza miejscem zamieszkania|overnight stays?|nights? (?:\w+ ){0,2}away|(?:client|customer|site|home) visits?|visit\w* (?:\w+ )?(?:clients?|customers?|sites?|branches)|(?:wizyt\w*|spotkani\w*) u \w+)/,
    shown:
      /\b(?:w trasie|w rozjazdach|on the road|on site in|mobiln\w*|anywhere in|km (?:miesiecznie|rocznie|a (?:month|year))|za kierownica|jezdze|przejezdzam|i drive to|a trip|trips|odwiedzam|poza domem|(?:stay|work|working|be) away\b|away from home|home every (?:day|night|evening)|(?:codziennie|co wieczor) (?:\w+ )?(?:do|w) domu|hotel\w* (?:w|przez|during|in) (?:\w+ )?(?:tyg|tydz|week)\w*|any site|kwater\w*|(?:i|to) (?:\w+ )?visit\b|w polske|(?:cala|calej) polsk\w+|(?:caly|calym) kraj\w*|across (?:the country|poland|europe|the county|the region)|w teren(?:ie)?\b|(?:tys\.?|\d000|,000) (?:km|miles?)|miles a (?:year|month|week)|cover(?:ing)? sites|different sites?|between sites|(?:dojezdza\w*|jezdz\w*|jade) (?:na|do) (?:budow|klient|oddzial|zaklad|sklep)\w*|(?:u|do) klient\w+|(?:round|to) (?:the |our )?(?:\w+ ){0,2}(?:depots|branches|stores)|tras\w* zagraniczn\w*)\b/,
  },
  {
    words:
      /\b(?:przeprowadzk\w*|przeprowadz(?:ic|e|ac)\w*|relokacj\w*|relocat\w*|mov(?:e|ing) to|zmian\w* miejsca zamieszkania)/,
    isNearHome: true,
  },
  {
    words:
      /\b(?:weekend\w*|sobot\w*|niedziel\w*|swi[ae]t\w{0,2}\b|wigili\w+|saturdays?|sundays?|(?:bank|public) holidays?|christmas)/,
    shown: anyTime,
  },
  {
    words:
      /\b(?:zmianow\w*|(?:dwu|trzy|cztero)\w*zmian\w*|zmian[yae](?= ?:)|na (?:\w+ )?zmian[ye]|(?:dwie|trzy|cztery|obie|wszystkie|dzielon\w+) zmian\w*|zmian\w* dzielon\w*|nocn\w*|w nocy|noc(?:a|e|y|ach|ami)\b|(?:dzien|dni),? (?:i )?noc\b|nights?|stalych godzin\w*|day shifts?|shifts?|splits|night shifts?|rotating|nocki|\w*brygadow\w*|12-?(?:godzin\w*|h\b|hours?)|dwunast(?:ki|ek|ogodzin\w*)|(?:dwanascie|12) godzin)/,
    shown: new RegExp(
      `${anyTime.source}|\\b(?:(?:pierwsz|drug)\\w+ zmian\\w*|only (?:work )?days|por(?:a|ze) dzienn\\w+|dzienn\\w+ porze|rotas? \\d)\\b`,
    ),
  },
  {
    words:
      /\b(?:(?:kondycj|sprawnosc|prac)\w* fizyczn\w*|sprawn\w+ fizyczn\w*|dzwiga\w*|podnosz\w+ (?:\w+ ){0,3}kg|physical\w* (?:fit\w*|condition|work|demanding|strength)|heavy lifting|lifting)\b/,
  },
  { words: /\b(?:wysokosci|at heights?)/, shown: /\bwysokosciow\w*/ },
  { words: /\b(?:nadgodzin\w*|overtime)/ },
  {
    words: /\b(?:dyzur\w*|on[- ]call|out[- ]of[- ]hours|stand-?by)/,
    shown: /\b(?:emergency|duty) (?:phone|line|number)|\btelefon\w* (?:dyzurn|alarmow)\w*/,
  },
  {
    words: /\b(?:z biura|w biurze|biur[oa]|stacjonarn\w*|hybryd\w*|hybrid|(?:from|in) the office|on-?site|office)/,
    shown: /\b(?:zdaln\w*|remote\w*)/,
    isCommon: true,
    isNearHome: true,
  },
  {
    words:
      /\b(?:work(?:ing)? (?:fully )?remotely|remote(?:ly)? work|fully remote|(?:prac\w*|tryb\w*) (?:\w+ )?zdaln\w*|pracowac zdalnie)\b/,
    shown: /\b(?:zdaln\w*|remote\w*|home office|from home)\b/,
    refused:
      /\b(?:nie (?:chce|lubie|interesuje)|not|no|don't) (?:\w+ ){0,3}(?:zdaln|remote)\w*|\b(?:only|tylko|wylacznie) (?:on-?site|stacjonarn\w*|office)/,
  },
  {
    words: /\bb2b\b/,
    shown:
      /\b(?:self-employed|samozatrudnien\w*|dzialalnosc\w* gospodarcz\w*|jdg|na fakture|invoice|freelanc\w*|own business|wlasn\w+ (?:firm|dzialalnosc)\w*|sole trader)\b/,
    refused: /\b(?:no|not|nie|bez|zamiast|instead of) (?:\w+ ){0,2}b2b\b/,
  },
  {
    words:
      /\b(?:own (?:\w+ )?(?:car|vehicle|van|transport)|(?:access to|use of) (?:an? |own )?(?:car|vehicle)|wlasn\w+ (?:samoch|aut|pojazd)\w*|(?:samoch\w*|aut[oa]) (?:wlasn|prywatn|do dyspozycji)\w*|licen[cs]e (?:and|with) (?:\w+ ){0,2}(?:car|vehicle)|(?:car|vehicle) available|(?<=jazdy[^;]{0,25}[,+] )samochod|no car|car owner)\b/,
  },
  {
    words:
      /\b(?:\d ?\/ ?\d\b|tygodni\w* (?:\w+ ){0,3}(?:w trasie|w domu|w delegacji)|weeks? (?:out|home|away|on|off)\b)/,
  },
];

/** Vocational < secondary < short cycle (HND) < higher (first degree) < master's < doctorate. */
export type EducationLevel = 1 | 2 | 2.5 | 3 | 4 | 5;

/** Words of a CV for a level, folded. */
interface DegreeRule {
  level: EducationLevel;
  words: RegExp;
  isImplied?: boolean;
  /** Counts in any section; otherwise only in the education section or with a school on the line. */
  isClear?: boolean;
}

/** Highest first. */
export const degreeRules: DegreeRule[] = [
  {
    level: 5,
    words:
      /\b(?:ph\.?\s?d|doktorat|doktoranck\w+|doctorate|dr (?:inz|n\b|hab)|stopien doktora|doktor (?:nauk|inz|hab))/,
    isClear: true,
  },
  {
    level: 4,
    words:
      /\b(?:mgr|magist(?:er|r|ersk)\w*|mgr farm|m(?:pharm|chem|phys|math|bbs)|m\.?\s?a(?=,? [a-z])|m\.?\s?tech|m\.?\s?com|mca|mph|m\.?\s?eng|ll\.\s?m|llm(?=,| (?:in|at|law|20))|master(?= in)|master'?s|master\u2019s|master of|m\.?\s?sc|mba|jednolite studia|ii stopnia|tytul magistra|dipl\.?\s?-?\s?ing|diplom-\w+)\b/,
    isClear: true,
  },
  {
    level: 3,
    words:
      /\b(?:licencja[ct]\w*|lic\.?(?= (?:19|20)\d\d| z )|licenciatura|laurea|bakala\w+|(?:inz|lic)(?=\.? [a-z ]+, [^,;]{2,40} (?:19|20)\d\d\W*$)|b\.?\s?tech|b\.?\s?com|ll\.?\s?b|b\.?\s?e\.?(?=,? [a-z(])|b\.?b\.?a|b\.?c\.?a|pgdm?|ba(?=,? [a-z])|b\.?a\.? \(hons\)|b\.?\s?ed|bpharm|gdl|hons|bachelor'?s?|bachelor\u2019s|b\.?\s?sc|b\.?a\.?(?= in)|b\.?s\.?(?= (?:in|information|computer|engineering|business|nursing|accounting|mechanical|electrical|civil)\b)|inzyniersk\w+|i stopnia|wyzsze|higher education|university degree|tytul inzyniera|studia podyplomowe|postgraduate|b\.?eng|(?<!foundation )degree (?:in|at))\b/,
    isClear: true,
  },
  {
    level: 2.5,
    words: /\b(?:hn[dc]|foundation degree|associate'?s? degree|btec (?:higher|level 5)|level [4-7] diploma)\b/,
    isClear: true,
  },
  { level: 3, words: /\b(?:lic\b|inz\b|inzynier\b|eng\.|engineer(?:'s)? degree)/ },
  {
    level: 3,
    words:
      /\b(?:univers(?!al|e\b)\w*|uniwersytet\w*|politechnik\w*|polytechnic|akademi[aeiu]\w*|academy of|college|hochschule|faculdade|wyzsza szkola|sgh|agh|sggw|awf|asp|umk|uam|umcs|studia|szkola glowna|institute of technology|graduate of|absolwent\w*|uczelni\w*)\b/,
    isImplied: true,
  },
  {
    level: 3,
    words:
      /\bstudent\w*\b.{0,40}\b(?:rok|roku|year|kierun\w*)\b|\bstudiuje\b|\b(?:first|second|third|fourth|fifth|final)[ -]year (?:student|of (?!work|experience|employ))/,
    isClear: true,
  },
  {
    level: 2,
    words:
      /\b(?:technikum|liceum|technik(?:a)? \w+|dyplom technika|studium zawodowe|srednie|matur\w+|secondary|high school|szkola srednia|policealn\w+|wyksztalcenie srednie|technical school|a[- ]levels?|mistrz\w* (?:w )?(?:rzemiosl|zawod|fryzjer|cukierni|piekar|stolar)\w*|dyplom mistrzowski|egzamin mistrzowski)\b/,
    isClear: true,
  },
  { level: 2, words: /\bwyksztalceni\w+ srednim?\b|\bsrednim wyksztalceniem\b/, isClear: true },
  {
    level: 1,
    words:
      /\b(?:zasadnicz\w+|zespol\w* szkol|szkola (?:rzemiosl|przyzakladow)\w*|szkola zawodowa|zawodow[ea]|zsz|nvq|apprenticeship|branzow\w+ szkol\w+|szkola branzowa|vocational|czeladni\w+|trade certificate|journeyman|trade school|industrial training institute|gcses?)\b/,
  },
];

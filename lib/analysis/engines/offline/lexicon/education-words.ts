export const school =
  /wyksztalcen|edukacj|educat|szkol(?!en)|uniwersytet|politechnik|universit|college|degree|dyplom|diploma|studia|absolwent|graduat|technikum|liceum|uczeln|\bzsz\b|\bschool\b|institute|academy|akademi|czeladni|rzemiosl|certificate|gcse/;
export const unfinished =
  /\b20\d\d\s*[\u2013-]\s*(?=$|\t|[,)])|obron\w* (?:\w+ ){0,3}planowan\w*|(?:thesis|dissertation) (?:\w+ )?(?:never|not)\b|graduation planned|not (?:yet )?(?:defended|graduated)|nie ?obroni\w*|absolutorium|\brok (?:i{1,3}|iv|v)\b|\bsemestr\b|w trakcie|obecnie|\bnadal\b|\bteraz\b|aktualnie|studiuj\w*|\bstudent(?:k[ai])?\b|nieukonczon|nie ukonczyl|przerwan|niepeln|ongoing|present|\bnow\b|in progress|currently|expected|planowan\w+|not completed|unfinished|dropped out|left (?:in|without)|\bleft\b[^.;]{0,80}\bafter\b|without (?:a )?(?:diploma|degree)|bez (?:dyplomu|obrony|tytulu|magisterki)|(?:one|two|three|four|five|\d) of (?:three|four|five|\d) years|rzucil\w*|\brok(?:u)? studiow|\b(?:i{1,3}|iv|v|\d|pierwszy|drugi|trzeci|czwarty|ostatni)\.? rok(?:u)?\b|\b(?:first|second|third|fourth|final)[ -]year\b|\bklasa (?:pierwsza|druga|trzecia|czwarta|piata|i{1,3}|iv|v|[1-5])\b/;
/** Studies that were under way and ended: "PhD student, degree awarded 2022". */
export const ended =
  /(?<!not |nie )\b(?:awarded|conferred|completed|graduated|obronion\w+|obronilam?|uzyskan\w+ (?:tytul|dyplom))\b(?! in 20(?:2[7-9]|3))/;
/** "I did not go on to a master's" */
export const notDone = /\b(?:not|never|n't|nie|bez|without|no)\b[^.,;]*/g;
/** "Przerwałem po drugim roku", "accepted for MPharm from 2027". */
export const given =
  /\bprzerwa[lnc]|rzucil|zrezygnowa|porzuci|dropped out|discontinued|withdrew|left after (?:one|two|a|the first|\d)|skreslon|\baccepted (?:for|to|on)|rozpoczyn|zaczynam|\b(?:starts?|begins?|start) (?:in|w)\b|\bprzyjet[aey]? na\b|rekrutuj/;
export const denied =
  /\b(?:dalej|wiecej) sie nie uczyl|\bna studia (?:sie )?nie\b|\bnie (?:studiowal|poszl?)\w*|\b(?:studiow|szkoly)(?: \w+)? nie\b|zakonczyl\w* (?:nauke|edukacje)|(?:nauke|edukacje) zakonczyl\w*|\b(?:never|not|n't) (?:go to|went to|attend\w*|study|studied)\b|\b(?:brak|nie posiadam|nie mam|nie ukonczyl[ae]m|bez|no|without|do not have|don't have)\b[^,.;]{0,25}(?:wyksztalcen|degree|school|studiow|matury|education|qualification|kwalifikacj)/;
export const opensEducation =
  /\b(?:wyksztalcenie|studia|absolwent\w*|graduate|graduated|ukonczyl\w*|skonczyl\w*|student\w*|studied|szkola|education)\b/;
/** "HNC, 2024; now in year 2 of a BSc": each part that names a degree is an entry. */
export const partBreak =
  /;(?! ?(?:obron|prac|thesis|dissertation|dyplom|diploma))|\.\s|,?\s(?=(?:now|currently|obecnie|teraz|w trakcie)\b)/;
/** A line among jobs that begins with a degree, or names one with its school. */
export const isDegree =
  /^[^a-z]*(?:[bm]\.?\s?a\b|b\.?\s?sc|m\.?\s?sc|b\.?\s?eng|m\.?\s?eng|ll\.?\s?[bm]|gdl|m(?:pharm|chem|phys|ba)|hn[dc]|ph\.?d|bachelor|master|mgr|magister|licencjat|lic\b)|wyksztalcen|degree|\bunivers(?!al)|politechnik|akademi|\bzsz\b|zasadnicz/;

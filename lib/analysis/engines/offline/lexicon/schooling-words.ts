export const school =
  /uniwersytet|politechnik|\bakademi[aeiu]|liceum|\b[ivxl]+ lo\b|technikum|kolegium|\bstudia\b|universit|college|bachelor|master of|wydzial|licencjat|magister/;
export const degree =
  /magister|licencj|inzynier|bachelor|master|\bb\.?sc|\bm\.?sc|kierunek|studia|matura|liceum|technikum|degree/;
export const course = /\bszkol[ay]\b|\bschool\b(?!-)|kierunek/;
/** "styczeń 2020 – luty 2020: kurs …" */
export const training = /^[^a-z]*(?:[a-z]{3,12} \d{4}[^a-z]*){0,2}(?:kurs\b|szkolen|certyfikat|training)/;
/** Words that indicate studies, on a job's own line or the next one. */
export const study =
  /\bzaoczn|\bstudi(?:a|ow|uje|um)\b|\brok studiow|\b(?:i{1,3}|iv|v|\d)\.? rok\b(?! \d)|licencjat|bootcamp|nieukonczon|\bsemestr|\bbachelor|\bmaster(?:'s|\u2019s| of)|\bdegree\b|\bundergraduate|\bb\.?sc\b|\bm\.?sc\b|\bh\.?s\.?c\b|\bstate board\b/;
export const studyTitle =
  /^[^a-z]*(?:[a-z]{3,12} \d{4}[^a-z]*)?(?:kurs\b|technik\b|student\w*\b|uczen\b|uczennica\b|inzynier\b|magister\b)/;
export const schoolName =
  /zespol szkol|technikum|liceum|\bszkol[ay]\b|\bschool\b(?!-)|uniwersytet|politechnik|\bakademi[aeiu]|universit|college|uczelni/;
/** Schools where people learn a trade, at the beginning; and what former pupils say. */
export const schooling =
  /^\W*(?:(?:zasadnicza |branzowa )?szkola (?:zawodowa|branzowa|zasadnicza)|zsz\b|technikum|liceum|zespol szkol|gimnazjum)|\b(?:ukonczyl[ae]m|skonczyl[ae]m|studiowal[ae]m|graduated|i studied|my degree)\b/;
export const teaching =
  /nauczyciel|instru[kc]tor|wykladowc|asystent|teacher|lecturer|tutor|lektor|wychowaw|pedagog|profesor|adiunkt|sekretar|\bw klasach\b|bibliotek|wozn|sprzata|kuchar|kuchen|konserwator/;

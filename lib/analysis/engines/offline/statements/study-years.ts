import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '../../../../cv/profile/job-title.ts';

const school =
  /uniwersytet|politechnik|\bakademi[aeiu]|liceum|technikum|kolegium|\bstudia\b|universit|college|bachelor|master of|wydzial|licencjat|magister/;
const degree =
  /magister|licencj|inzynier|bachelor|master|\bb\.?sc|\bm\.?sc|kierunek|studia|matura|liceum|technikum|degree/;
const course = /\bszkol[ay]\b|\bschool\b|kierunek/;
/** "styczeń 2020 – luty 2020: kurs …" */
const training = /^[^a-z]*(?:[a-z]{3,12} \d{4}[^a-z]*){0,2}(?:kurs\b|szkolen|certyfikat|training)/;

/** Words that indicate studies, on a job's own line or the next one. */
const study =
  /\bzaoczn|\bstudi(?:a|ow|uje|um)\b|\brok studiow|\b(?:i{1,3}|iv|v|\d)\.? rok\b(?! \d)|licencjat|bootcamp|nieukonczon|\bsemestr|\bbachelor|\bmaster(?:'s|\u2019s| of)|\bdegree\b|\bundergraduate|\bb\.?sc\b|\bm\.?sc\b/;
const studyTitle =
  /^[^a-z]*(?:[a-z]{3,12} \d{4}[^a-z]*)?(?:kurs\b|technik\b|student\w*\b|uczen\b|uczennica\b|inzynier\b|magister\b)/;
const schoolName =
  /zespol szkol|technikum|liceum|\bszkol[ay]\b|\bschool\b|uniwersytet|politechnik|\bakademi[aeiu]|universit|college|uczelni/;
/** Schools where people learn a trade, at the beginning; and what former pupils say. */
const schooling =
  /^\W*(?:(?:zasadnicza |branzowa )?szkola (?:zawodowa|branzowa|zasadnicza)|zsz\b|technikum|liceum|zespol szkol|gimnazjum)|\b(?:ukonczyl[ae]m|skonczyl[ae]m|studiowal[ae]m|graduated|i studied|my degree)\b/;
const teaching =
  /nauczyciel|instru[kc]tor|wykladowc|asystent|teacher|lecturer|tutor|lektor|wychowaw|pedagog|profesor|adiunkt|sekretar|\bw klasach\b|bibliotek|wozn|sprzata|kuchar|kuchen|konserwator/;

/**
 * A school's years look like a job's under an unknown or missing heading. In the experience section, where people may
 * work at schools, it takes a degree or a word of studies.
 *
 * @param own what the line says, of running text the dates' own sentence
 */
export function isStudy(lines: readonly SectionLine[], index: number, own = lines[index]?.folded ?? ''): boolean {
  const around = [lines[index - 1], lines[index + 1]].map((line) => line?.folded ?? '');
  const below = around[1] ?? '';
  if (teaching.test(own)) return false;
  if (study.test(own) || (studyTitle.test(own) && schoolName.test(`${own} ${below}`)) || schooling.test(own))
    return true;
  if (lines[index]?.section === 'experience')
    return schoolName.test(own) && [own, ...around].some((line) => degree.test(line));
  return (
    school.test(own) ||
    training.test(own) ||
    (course.test(own) && !isJobTitle(own)) ||
    (school.test(below) && !isDated.test(below))
  );
}

/** What people do beside work and school, for which nobody pays them. */
export const pastime =
  /\b(?:societ(?:y|ies)|clubs?|klub\w*|samorzad\w*|kol[oae] (?:nauk|student)\w*|projekt\w*|projects?|stowarzysz\w*|association|committee|komitet\w*)\b/;

const isDated = /\b(?:19|20)\d\d\b/;

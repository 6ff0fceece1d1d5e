import { foldText } from './fold-text';

/** Stems of words that name jobs, folded, Polish then English; `\b` before each. */
const stems =
  'specjalist kierowni menedzer manager menadzer inzynier programist analityk ksiegow doradc konsultant asystent dyrektor koordynator administrator technik ' +
  'sprzedawc przedstawiciel handlow(?:iec|ca) magazynier operator kierowc nauczyciel pielegniar poloz lekarz grafik projektant architekt tester lider brygadzist elektryk ' +
  'mechanik spawacz monter kucharz kelner recepcjonist rekruter stazyst praktykant pracownik referent sekretar kasjer logistyk planist kupiec prezes wlasciciel trener ' +
  'tlumacz prawni radc audytor kontroler redaktor dziennikarz fizjoterapeut farmaceut opiekun cukiernik fryzjer kosmetolog slusarz tokarz stolarz murarz hydraulik ' +
  'ochroniarz wychowawc pedagog psycholog zastepca mistrz serwisant telemarketer agent bibliotekar ekonomist geodet laborant ratownik ' +
  'engineer developer programmer analyst accountant consultant assistant director coordinator technician specialist officer executive representative clerk supervisor ' +
  'intern trainee worker driver teacher nurse designer architect lead\\b leader head\\b recruiter scientist devops owner\\b scrum partner buyer planner trainer translator lawyer attorney ' +
  'auditor controller marketer copywriter editor journalist pharmacist physiotherapist receptionist cashier chef waiter waitress secretary ceo\\b cto\\b cfo\\b coo\\b founder ' +
  'paralegal bookkeeper storekeeper warehouseman salesman saleswoman salesperson associate tutor lecturer researcher adiunkt wykladowc';

const jobWord = new RegExp(`\\b(?:${stems.split(' ').join('|')})`);

/** Whether a short text names a job ("Główny księgowy", "Senior Java Developer"). */
export function isJobTitle(text: string): boolean {
  return jobWord.test(foldText(text));
}

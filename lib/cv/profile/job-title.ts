import { foldSameLength } from './fold-same-length.ts';

/** Stems of job words, folded, Polish then English; matched after `\b`. */
const stems =
  'specjalist kierowni(?:k|czk) menedzer manager menadzer inzynier programist analityk(?!a\\b|i\\b) ksiegow(?!osc|an) doradc konsultant asystent dyrektor koordynator administrator technik(?!a\\b|i\\b|um|ę|ol) ' +
  'sprzedawc przedstawiciel handlow(?:iec|ca) magazynier operator kierowc nauczyciel pielegniar poloz lekarz grafi(?:k\\b|czk) projektant architekt(?!on|ur) tester lider brygadzist elektryk(?!a\\b|i\\b) ' +
  'mechanik(?!a\\b|i\\b) spawacz monter kucharz kelner recepcjonist rekruter stazyst praktykant pracowni(?:k|c\\w) referent sekretar kasjer logisty(?:k\\b|czk) planist kupiec prezes wlasciciel trener ' +
  'tlumacz prawni radc audytor kontroler redaktor dziennikarz fizjoterapeut farmaceut opiekun cukiernik fryzjer kosmetolog slusarz tokarz stolarz murarz hydraulik ' +
  'ochroniarz spedytor dyspozytor inspektor rewident barist barman lektor kurier dowodc instruktor dietety weterynarz strazak piekarz ogrodnik pilot steward wychowawc pedagog psycholog zastepca mistrz serwisant telemarketer agent bibliotekar ekonomist geodet laborant ratownik ' +
  'engineer developer programmer analyst accountant consultant assistant director coordinator technician specialist officer executive representative clerk supervisor ' +
  'intern trainee worker driver teacher nurse designer architect lead\\b leader head\\b recruiter scientist devops owner\\b scrum partner buyer planner trainer translator lawyer attorney ' +
  'auditor generalist surveyor porter controller marketer copywriter editor journalist pharmacist physiotherapist receptionist cashier chef waiter waitress secretary ceo\\b cto\\b cfo\\b coo\\b founder ' +
  'paralegal bookkeeper storekeeper warehouseman salesman saleswoman salesperson rep\\b associate tutor lecturer researcher adiunkt wykladowc';

const jobWord = new RegExp(`\\b(?:${stems.split(' ').join('|')})`);

/** Whether a short text contains a job word ("Główny księgowy", "Senior Java Developer"). */
export function isJobTitle(text: string): boolean {
  return jobWord.test(foldSameLength(text));
}

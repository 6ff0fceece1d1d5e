import { CvIndex } from './cv-index';
import { isDenied } from './statement';
import { toStatement } from './strength';
import { documentFromText } from '@/lib/cv/document-from-text';

/** Whether a sentence of a CV denies one of its words. */
function denies(sentence: string, word: string): boolean {
  const cv = new CvIndex(documentFromText(`Doświadczenie\n${sentence}`), '2026-11-22');
  const from = cv.tokens.findIndex(({ text }) => text === word);
  return isDenied(toStatement(cv, { from, to: from + 1, quality: 1 }));
}

describe('what is denied or done by others is not the candidate’s', () => {
  test.each([
    ['Inwentaryzacją, dostawami i grafikiem zajmuje się w markecie osobny zespół.', 'dostawami'],
    ['Procurement is a separate team in our group, I only raise requests.', 'Procurement'],
    ['Refund requests are forwarded to the billing department.', 'requests'],
    ['Wypłaty to zadanie centrali, ja zbieram karty.', 'Wypłaty'],
    ['Spawanie należy do kolegów z narzędziowni.', 'Spawanie'],
    ['Public speaking is not my thing.', 'speaking'],
    ["Blender, Cinema 4D - I don't use these tools", 'Blender'],
    ['Jenkins, Ansible – nie używałem dotąd', 'Jenkins'],
    ['Jiry, Trello i Confluence nie znam w ogóle.', 'Jiry'],
    ['W Excelu i programach biurowych nie robiłem nic.', 'Excelu'],
    ['Świadectwa spawacza nie posiadam w żadnej metodzie.', 'Świadectwa'],
    ['Confluence was not in use at either place.', 'Confluence'],
    ['Na TimoCom firma nie miała konta.', 'TimoCom'],
    ['I do not hold the gas (G3) certificate.', 'G3'],
    ['Firma fakturowała, płace należały do centrali, nie do nas.', 'płace'],
    ['Sales meetings were attended by the director, not by me.', 'meetings'],
    ['Obsługa recepcji, bez udziału w rozliczeniach kasy.', 'rozliczeniach'],
    ['Store reporting, with no involvement in forecasting.', 'forecasting'],
    ['Wszystkie prace z wyjątkiem spawania.', 'spawania'],
    ['All accounts, excluding payroll.', 'payroll'],
    ['I had nothing to do with invoicing.', 'invoicing'],
    ['Annual budgets were never mine to plan.', 'budgets'],
    ['Budgets, contracts and sponsors were all outside my role.', 'Budgets'],
    ['Leki podawały pielęgniarki.', 'Leki'],
    ['Forms that others keyed into SAP.', 'SAP'],
    ['Negocjacje cenowe zastrzeżone dla kierownika.', 'cenowe'],
  ])('%s', (sentence, word) => expect(denies(sentence, word)).toBe(true));

  test.each([
    ['I prepare the reports and pass them on to the manager.', 'reports'],
    ['Prowadzę inwentaryzacje i przekazuję wyniki do centrali.', 'inwentaryzacje'],
    ['Rekrutacja to moje zadanie od początku do końca.', 'Rekrutacja'],
    ['I manage procurement (SAP) without supervision.', 'procurement'],
    ['Jenkins, Ansible – nie tylko w pracy', 'Jenkins'],
    ['A rolling forecast went to the ferry line every second week.', 'forecast'],
    ['Licencjat z logistyki rzuciłem po roku i do niego nie wrócę.', 'logistyki'],
    ['W Excelu nie mam sobie równych.', 'Excelu'],
    ['Payroll belonged to us, not to sales.', 'Payroll'],
    ['Za płace odpowiadałem ja, nie centrala.', 'płace'],
    ['Bez nadzoru w magazynie składałem ramy.', 'magazynie'],
    ['Not a week passed without an audit.', 'audit'],
    ['I did not give up invoicing when I became manager.', 'invoicing'],
    ['Spawanie nie jest mi obce.', 'Spawanie'],
    ['I close with a retrospective, because we have no separate Scrum Master.', 'Scrum'],
  ])('but not: %s', (sentence, word) => expect(denies(sentence, word)).toBe(false));
});

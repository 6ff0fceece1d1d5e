import type { MessageKind } from '@/lib/domain/message-enums';
import type { Locale } from '@/lib/i18n/locale';
import en from '../templates/en.json';
import pl from '../templates/pl.json';
import { findDraftFaults } from './check-draft';

const templates = { pl, en };

interface Case {
  kind: MessageKind;
  locale: Locale;
  text: string;
  subject?: string;
  notes?: string;
}

function faultsOf({ kind, locale, text, subject, notes }: Case): string[] {
  const template = templates[locale][kind];
  const given = { kind, locale, template: notes === undefined ? null : template, position: 'Kierowca autobusu' };
  const own = { subject: template.subject, text: notes ?? template.text };
  const draft = { subject: subject ?? template.subject, text };
  return findDraftFaults(draft, { ...given, notes: own }).map(({ code }) => code.replace('message-draft-', ''));
}

const sign = { pl: 'Pozdrawiam\n{recruiter}\n{company}', en: 'Kind regards\n{recruiter}\n{company}' };

const good: Case[] = [
  {
    kind: 'received',
    locale: 'pl',
    text: `Dzień dobry,\n\nTwoje zgłoszenie na stanowisko {position} jest już u nas. Dziękujemy! Zapoznamy się z nim i damy znać, co dalej, gdy będziemy znać kolejny krok.\n\n${sign.pl}`,
  },
  {
    kind: 'invitation',
    locale: 'pl',
    text: `Dzień dobry,\n\nz przyjemnością zapraszamy na rozmowę o stanowisku {position}.\n\n{details}\n\nWynagrodzenie na tym stanowisku to {payRange}.\n\nGdyby termin nie pasował, prosimy o odpowiedź na tę wiadomość. Znajdziemy inny.\n\n${sign.pl}`,
  },
  {
    kind: 'invitation',
    locale: 'pl',
    notes:
      'rozmowa online w czwartek 12.03 o 10:00, prowadzi Anna z zajezdni, przygotować prawo jazdy kat. D, płaca {payRange}\n{recruiter}\n{company}',
    text: `Dzień dobry,\n\nzapraszamy na rozmowę online w czwartek 12.03 o 10:00. Poprowadzi ją Anna z zajezdni. Prosimy przygotować prawo jazdy kategorii D.\n\nWynagrodzenie na tym stanowisku: {payRange}.\n\n${sign.pl}`,
  },
  {
    kind: 'rejection',
    locale: 'pl',
    text: `Dzień dobry,\n\ndziękujemy za zainteresowanie stanowiskiem {position} i za czas poświęcony na zgłoszenie. Tym razem nie zapraszamy do kolejnego etapu. Tę decyzję podjął człowiek.\n\nW porównaniu z wymaganiami w CV zabrakło:\n\n{reasons}\n\nDotyczy to tylko tej rekrutacji. Na prośbę wyjaśnimy decyzję albo ponownie sprawdzimy zgłoszenie: wystarczy odpowiedzieć na tę wiadomość.\n\n${sign.pl}`,
  },
  {
    kind: 'rejection',
    locale: 'en',
    text: `Hello {firstName},\n\nthank you for applying for the position {position}, and for the time you took. This time we are not inviting you to the next stage. A person made this decision.\n\nCompared with the requirements for the position, the CV lacked:\n\n{reasons}\n\nThis concerns this recruitment only. You can ask for your application to be reviewed again or for an explanation: just reply to this message.\n\n${sign.en}`,
  },
  {
    kind: 'more-information',
    locale: 'en',
    notes: 'ask whether they have a valid driving licence of category D and from when they could start\n{recruiter}',
    text: 'Hello,\n\nthank you for your application. Before we go on we need some information from you:\n\n– Do you have a valid driving licence of category D?\n– From when could you start?\n\nYou can simply reply to this message.\n\nKind regards\n{recruiter}',
  },
  {
    kind: 'talent-pool',
    locale: 'pl',
    text: `Dzień dobry,\n\nchcielibyśmy wrócić do zgłoszenia na stanowisko {position}, gdy pojawi się podobna praca. Do tego potrzebna jest zgoda. Można jej udzielić, odpowiadając na tę wiadomość zdaniem: „Zgadzam się na przetwarzanie moich danych w przyszłych rekrutacjach, które prowadzi {company}”.\n\nZgoda jest dobrowolna i można ją wycofać w każdej chwili. Bez niej usuniemy dane w zwykłym terminie.\n\n${sign.pl}`,
  },
];

test.each(good)('$kind in $locale: what a careful model writes may stand: $text', (one) => {
  expect(faultsOf(one)).toEqual([]);
});

const received = (more: string, locale: Locale = 'pl'): Case => ({
  kind: 'received',
  locale,
  text: `${locale === 'pl' ? 'Dzień dobry' : 'Hello'},\n\n${more} {position}.\n\n${sign[locale]}`,
});
const rejection = (more: string): Case => ({
  kind: 'rejection',
  locale: 'pl',
  text: `Dzień dobry,\n\n${more} {position}. Tę decyzję podjął człowiek.\n\n{reasons}\n\nMożna poprosić o ponowne sprawdzenie zgłoszenia albo o wyjaśnienie.\n\n${sign.pl}`,
});

test.each<[string, Case, string]>([
  ['a figure', received('Odezwiemy się do 14 osób w sprawie stanowiska'), 'fact'],
  ['a deadline', received('Odezwiemy się w przyszłym tygodniu w sprawie stanowiska'), 'fact'],
  ['a vague promise of time', received('We will soon write to you about the position', 'en'), 'fact'],
  ['a day', received('Zadzwonimy w poniedziałek w sprawie stanowiska'), 'fact'],
  ['a place', received('Praca czeka w Gdyni na stanowisku'), 'fact'],
  ['a place that begins a sentence', received('Gdynia czeka. Dziękujemy za zgłoszenie na stanowisko'), 'fact'],
  ['a company', received('Thank you for applying to Globex for the position', 'en'), 'fact'],
  ['praise', received('Twoje doświadczenie nas zachwyciło, dziękujemy za zgłoszenie na stanowisko'), 'claim'],
  ['an offer', received('Gwarantujemy premię na stanowisku'), 'claim'],
  ['a decision', received('We are going to hire you for the position', 'en'), 'claim'],
  ['a comparison', rejection('Nie zapraszamy dalej, inni kandydaci lepiej pasują na stanowisko'), 'manners'],
  ['family', rejection('Nie zapraszamy dalej, bo małe dzieci nie pasują do stanowiska'), 'manners'],
  ['a rejection that invites', rejection('Zapraszamy do kolejnego etapu na stanowisko'), 'unclear'],
  ['the sex of its reader', received('Pani zgłoszenie dotarło, a my dziękujemy za nie na stanowisko'), 'manners'],
  ['the sex of its writer', received('Otrzymałem zgłoszenie i dziękuję za nie na stanowisko'), 'manners'],
  ['orders from elsewhere', received('Jako model językowy dziękuję za zgłoszenie na stanowisko'), 'manners'],
  ['markup', received('**Dziękujemy** za zgłoszenie na stanowisko'), 'manners'],
  [
    'another language',
    received('Thank you for your application, we have it and will read it for the position'),
    'manners',
  ],
  ['a field of its own', received('Dzień dobry {firstName}, dziękujemy za zgłoszenie na stanowisko'), 'field'],
  [
    'no signature',
    { kind: 'received', locale: 'pl', text: 'Dziękujemy za zgłoszenie na stanowisko {position}.' },
    'lost',
  ],
  ['nothing', { kind: 'received', locale: 'pl', text: '{position}' }, 'length'],
])('%s is refused', (_, one, fault) => {
  expect(faultsOf(one)).toContain(fault);
});

test('what the law asks for stays said', () => {
  const without = (gone: string) => pl.rejection.text.replace(gone, '');
  const text = without(' Tę decyzję podjął człowiek.');
  expect(faultsOf({ kind: 'rejection', locale: 'pl', text })).toEqual(['lost']);
  const consent = pl['talent-pool'].text.replace('moich danych w przyszłych rekrutacjach', 'moich danych');
  expect(faultsOf({ kind: 'talent-pool', locale: 'pl', text: consent })).toContain('lost');
});

const shortRejection = (more: string): Case => ({
  kind: 'rejection',
  locale: 'pl',
  notes: 'krótko i życzliwie, podziękować za czas\n{recruiter}',
  text: `Dzień dobry,\n\ndziękujemy za czas. Tym razem nie zapraszamy do kolejnego etapu.${more}\n\nPozdrawiam\n{recruiter}`,
});
const shortConsent = (more: string, notes = 'zapytać o zgodę na przyszłe rekrutacje'): Case => ({
  kind: 'talent-pool',
  locale: 'pl',
  notes: `${notes}\n{recruiter}`,
  text: `Dzień dobry,\n\nprosimy o zgodę na powrót do zgłoszenia w przyszłych rekrutacjach.${more}\n\nPozdrawiam\n{recruiter}`,
});
const sentence = '„Zgadzam się na przetwarzanie moich danych w przyszłych rekrutacjach, które prowadzi {company}”';
const free = 'Zgoda jest dobrowolna i można ją wycofać. Bez niej usuniemy dane w zwykłym terminie.';

test.each<[string, Case, string[]]>([
  ['nothing of rights', shortRejection(''), ['lost', 'lost', 'lost']],
  [
    'no reasons',
    shortRejection(' Tę decyzję podjął człowiek. Można poprosić o ponowne sprawdzenie zgłoszenia.'),
    ['lost'],
  ],
  [
    'rights and reasons',
    shortRejection(' Tę decyzję podjął człowiek.\n\n{reasons}\n\nMożna poprosić o ponowne sprawdzenie zgłoszenia.'),
    [],
  ],
  ['no sentence of consent', shortConsent(` ${free}`), ['lost']],
  [
    'another sentence of consent',
    shortConsent(` Wystarczy zdanie: „Zgadzam się na wszystko”. ${free}`),
    ['lost', 'fact'],
  ],
  ['a consent that is not free', shortConsent(` Wystarczy zdanie: ${sentence}.`), ['lost', 'lost', 'lost']],
  ['the template’s consent', shortConsent(` Wystarczy zdanie: ${sentence}. ${free}`), []],
  [
    'the author’s consent',
    shortConsent(
      ` Wystarczy zdanie: „Wyrażam zgodę na dalszy kontakt”. ${free}`,
      'zdanie: „Wyrażam zgodę na dalszy kontakt”',
    ),
    [],
  ],
])('few notes are no way around the rights of the template: %s', (_, one, faults) => {
  expect(faultsOf(one)).toEqual(faults);
});

test.each(['pl', 'en'] as const)('every template may stand as it is (%s)', (locale) => {
  for (const [kind, { text }] of Object.entries(templates[locale]))
    expect([kind, faultsOf({ kind: kind as MessageKind, locale, text })]).toEqual([kind, []]);
});

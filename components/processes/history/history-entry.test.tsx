/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { HistoryChange, HistoryEntry } from '@/lib/processes/history-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { renderWithProviders } from '@/tests/render';
import { HistoryEntryItem } from './history-entry';
import { lineEntries } from './history-lines';

const anna = { userId: '0192f3a4-0000-7000-8000-000000000001', firstName: 'Anna', lastName: 'Lis' };

function entryOf(changes: Partial<HistoryChange>[], fields: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: '0192f3a4-0000-7000-8000-000000000002',
    at: '2026-11-12T13:32:00.000Z',
    actor: anna,
    actorState: 'ACTIVE',
    action: 'process.edited',
    changes: changes.map((change) => ({ field: 'name', subject: null, from: null, to: null, ...change })),
    change: { effect: 'NONE', candidates: 0 },
    reanalysed: null,
    overwrote: false,
    reveal: null,
    member: null,
    ...fields,
  };
}

/** The text of the entries, newest first. */
function wordsOf(locale: Locale, entries: HistoryEntry[], budget: ProcessDto['budget'] = null): string[] {
  renderWithProviders(
    <ol aria-label="history">
      {lineEntries(entries, budget).map((entry, index) => (
        <HistoryEntryItem key={index} entry={entry} />
      ))}
    </ol>,
    locale,
  );
  const items = within(screen.getByRole('list', { name: 'history' })).getAllByRole('listitem');
  return items.map(({ textContent }) => (textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' '));
}

test.each<[Locale, Partial<HistoryChange>, string]>([
  [
    'pl',
    { from: 'Kadrowa', to: 'Specjalistka / specjalista ds. kadr' },
    'Nazwa rekrutacjibyło Kadrowa, jest Specjalistka',
  ],
  ['pl', { field: 'externalProcessId', from: null, to: 'A-7' }, 'ID w ATSbyło nie podano, jest A-7'],
  ['pl', { field: 'extendedAtsIntegration', from: false, to: true }, 'było wyłączona, jest włączona'],
  ['pl', { field: 'blindMode', from: false, to: true }, 'Tryb anonimowybyło wyłączony, jest włączony'],
  ['pl', { field: 'location.type', from: 'OFFICE', to: 'HYBRID' }, 'Tryb pracybyło W biurze, jest Hybrydowo'],
  [
    'pl',
    { field: 'requirement.importance', subject: 'SAP', from: 3, to: 5 },
    'Istotność wymagania „SAP”było 3 – ważne, jest 5 – decydujące',
  ],
  [
    'pl',
    { field: 'requirement.necessity', subject: 'SAP', from: 'REQUIRED', to: 'NICE_TO_HAVE' },
    'Rodzaj wymagania „SAP”było Wymagane, jest Mile widziane',
  ],
  ['pl', { field: 'requirement', subject: 'SAP', from: null, to: 'SAP' }, 'Dodano wymaganie „SAP”'],
  ['pl', { field: 'requirement', subject: 'SAP', from: 'SAP', to: null }, 'Usunięto wymaganie „SAP”'],
  ['pl', { field: 'language', subject: 'de', from: null, to: 'de' }, 'Dodano język: Niemiecki'],
  [
    'pl',
    { field: 'language.level', subject: 'en', from: 'BASIC', to: 'NATIVE' },
    'Angielski – poziombyło podstawowy (A1–A2), jest ojczysty',
  ],
  ['pl', { field: 'language.counted', subject: 'en', from: true, to: false }, 'było liczy się, jest nie liczy się'],
  ['pl', { field: 'redFlag', subject: 'Luki', from: 'Luki', to: null }, 'Usunięto sygnał ostrzegawczy „Luki”'],
  [
    'pl',
    { field: 'requirement.text', subject: 'SAP', from: '5 lat w SAP', to: '3 lata w SAP' },
    'Treść wymaganiausunięto: 5 lat koniec zmiany dodano: 3 lata koniec zmiany w SAP',
  ],
  [
    'pl',
    { field: 'requirement.order', from: 'SAP · VAT', to: 'VAT · SAP' },
    'Zmieniono kolejność wymagańByłoSAPVATJestVATSAP',
  ],
  ['en', { field: 'requirement', subject: 'SAP', from: null, to: 'SAP' }, 'Requirement added: “SAP”'],
  ['en', { field: 'language', subject: 'de', from: 'de', to: null }, 'Language removed: German'],
  ['en', { field: 'location.type', from: null, to: 'REMOTE' }, 'Work arrangementwas not given, is Remote'],
  ['en', { field: 'something.new', from: 'one', to: 'two' }, 'Another fieldwas one, is two'],
])('in %s: %j', (locale, change, words) => {
  expect(wordsOf(locale, [entryOf([change])])[0]).toContain(words);
});

test('a budget is shown whole although only changed fields are stored', () => {
  const budget = {
    maxMinor: 1_800_000,
    currency: 'PLN',
    tolerancePercent: 10,
    period: 'MONTH',
    basis: 'GROSS',
  } as const;
  const fields = Object.entries({ ...budget, maxMinor: 1_500_000, tolerancePercent: 0 });
  const [raised, set] = wordsOf(
    'pl',
    [
      entryOf([
        { field: 'budget.maxMinor', from: 1_500_000, to: 1_800_000 },
        { field: 'budget.tolerancePercent', from: 0, to: 10 },
      ]),
      entryOf(fields.map(([field, to]) => ({ field: `budget.${field}`, from: null, to }))),
    ],
    budget,
  );
  expect(raised).toContain(
    'było Do 15 000 zł miesięcznie brutto, jest Do 18 000 zł miesięcznie brutto, a z tolerancją 10% – do 19 800 zł',
  );
  expect(set).toContain('było nie podano, jest Do 15 000 zł miesięcznie brutto');
});

test.each<[Locale, Partial<HistoryEntry>, string]>([
  ['pl', {}, '14:32 · Anna LisZmieniono informacje o procesie'],
  ['pl', { actorState: 'INACTIVE' }, 'Anna Lis (konto wyłączone)'],
  ['pl', { actor: null, actorState: 'DELETED' }, 'Usunięte konto'],
  ['pl', { actor: null, actorState: 'SYSTEM' }, 'Aplikacja'],
  [
    'en',
    { actor: null, actorState: 'SYSTEM', action: 'process.created', change: null },
    'The applicationProcess created',
  ],
  ['pl', { change: { effect: 'OUTDATED', candidates: 2 } }, 'Oceny 2 kandydatów stały się nieaktualne.'],
  ['pl', { change: { effect: 'RESCORING', candidates: 312 } }, 'Przeliczono wyniki 312 kandydatów.'],
  ['en', { change: { effect: 'RESCORED', candidates: 1 } }, 'The score of 1 candidate was recomputed.'],
  ['en', { action: 'process.candidates-exported', change: null }, 'Candidates exported'],
  ['pl', { action: 'process.candidates-reprocessed', change: null, reanalysed: 5 }, 'ponowną analizę 5 kandydatów'],
])('in %s, of %j', (locale, fields, words) => {
  expect(wordsOf(locale, [entryOf([], fields)])[0]).toContain(words);
});

test('a status is shown by its label', () => {
  const status = entryOf([{ field: 'status', from: 'CREATED', to: 'ACTIVE' }], { action: 'process.status-changed' });
  expect(wordsOf('pl', [status])[0]).toContain('Anna LisStatusbyło Utworzony, jest Aktywny');
});

const numbers = [3, 7].map((ordinalNumber) => ({ candidateId: `c${ordinalNumber}`, ordinalNumber }));

test.each<[Locale, Partial<HistoryEntry>, string]>([
  [
    'pl',
    {
      action: 'process.candidates-revealed',
      reveal: { count: 2, cause: 'ADVANCE', candidates: numbers, reason: 'Zaproszenie na rozmowę' },
    },
    'Odkryto dane 2 kandydatów Dane odkryto decyzją „Przekaż dalej”. Numery na liście: 3, 7 Powód: Zaproszenie na rozmowę',
  ],
  [
    'en',
    { action: 'process.candidates-hidden', reveal: { count: 30, cause: null, candidates: numbers, reason: null } },
    'Hid 30 candidates again Numbers in the list: 3, 7 and more',
  ],
  [
    'en',
    {
      action: 'process.blind-mode-changed',
      changes: [{ field: 'blindMode', subject: null, from: true, to: false }],
      reveal: { count: 4, cause: null, candidates: [], reason: 'All interviews are held' },
    },
    'Reason: All interviews are held',
  ],
])('%s: who was revealed or hidden again, and why: %#', (locale, fields, expected) => {
  const [words = ''] = wordsOf(locale, [entryOf([], fields)]);
  for (const part of expected.split(/ (?=Dane|Numery|Powód|Numbers)/)) expect(words).toContain(part);
});

test('says of an edit that did not name the version it was made to', () => {
  const note = 'Saved without checking whether somebody else had changed the process meanwhile.';
  const [blind, checked] = wordsOf('en', [
    entryOf([{ from: 'A', to: 'B' }], { overwrote: true }),
    entryOf([{ from: 'B', to: 'C' }], { id: '0192f3a4-0000-7000-8000-000000000003' }),
  ]);
  expect(blind).toContain(note);
  expect(checked).not.toContain(note);
});

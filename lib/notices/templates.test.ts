import { readFileSync } from 'node:fs';
import { RuleType } from 'markdown-to-jsx/markdown';
import { plainText, type GuideNode } from '@/lib/guide/parse-guide-page';
import { locales, type Locale } from '@/lib/i18n/locale';
import { describeFacts, noFacts, type NoticeFacts } from './describe-facts';
import { describePeriods } from './describe-periods';
import { noticeKinds, type NoticeKind } from './enums';
import { findUnknownPlaceholders } from './fill-text';
import { parseNotice, titleOf } from './parse-notice';

const read = (kind: NoticeKind, locale: Locale) => readFileSync(`docs/notices/${locale}/${kind}.md`, 'utf8');

/** All that is read, lists and tables included. */
function wordsOf(nodes: readonly GuideNode[]): string {
  return JSON.stringify(nodes, (key, value: unknown) => (key === 'id' ? undefined : value));
}

const facts: NoticeFacts = {
  given: {
    controller: 'Acme S.A.',
    address: 'ul. Długa 1, Warszawa',
    contact: 'rodo@acme.example',
    officer: 'Jan Lis, iod@acme.example',
    storagePl: 'serwer w Warszawie',
    storageEn: 'a server in Warsaw',
  },
  model: { name: 'bielik', host: 'llm.acme.example' },
  periods: [
    { subject: 'candidates', keptFor: 'until-erased' },
    { subject: 'failedSignIns', keptFor: { days: 90 } },
    { subject: 'auditLog', keptFor: { months: 24 } },
  ],
};

describe.each(noticeKinds)('%s', (kind) => {
  test('has the same sections in both languages', () => {
    const [pl, en] = locales.map((locale) => {
      const { body } = parseNotice(read(kind, locale), describeFacts(noFacts, locale), locale);
      return body.map(({ type }) => type);
    });
    expect(pl).toEqual(en);
    expect(pl?.filter((type) => type === RuleType.heading).length).toBeGreaterThan(4);
  });

  test.each(locales)('reads with all facts and with none in %s', (locale) => {
    const text = read(kind, locale);
    expect(findUnknownPlaceholders(text)).toEqual([]);
    expect(titleOf(text)).toMatch(/\p{L}{5}/u);
    for (const known of [facts, noFacts]) {
      const words = wordsOf(parseNotice(text, describeFacts(known, locale), locale).body);
      expect(words).not.toMatch(/\{[a-z]+\}|undefined/);
      expect(words).toContain(
        known === facts ? 'Acme' : locale === 'pl' ? 'organizacja, która' : 'the organisation that',
      );
    }
  });
});

test('a placeholder alone becomes a list of periods, within a text they are one line', () => {
  const values = describeFacts(facts, 'pl');
  const [list, line] = parseNotice('# T\n\n{periods}\n\nKrócej: {periods}.', values, 'pl').body;
  expect(list).toMatchObject({ type: RuleType.unorderedList, items: { length: 3 } });
  expect(plainText(line ? [line] : []).replaceAll('\u00A0', ' ')).toContain('Dziennik audytu: 24 miesiące.');
});

test('periods are told in words, with the plural forms of the language', () => {
  const periods = [1, 2, 5].map((days) => ({ subject: 'sessions' as const, keptFor: { days } }));
  expect(describePeriods(periods, 'pl')).toEqual(
    ['1 dzień', '2 dni', '5 dni'].map((length) => `Zakończone sesje: ${length}`),
  );
  expect(describePeriods([{ subject: 'accounts', keptFor: 'without-end' }], 'en')[0]).toMatch(/: without a limit$/);
});

test('rules of retention are told by basis, length and beginning, once each', () => {
  const rule = { subject: 'rule', basis: 'CLAIMS', since: 'DECIDED', keptFor: { months: 1 } } as const;
  const periods = [
    { ...rule, erasedAfterMonths: 36 },
    { ...rule, basis: 'RECRUITMENT', since: 'PROCESS_ENDED', keptFor: { days: 30 }, erasedAfterMonths: null },
    { ...rule, erasedAfterMonths: 36 },
  ] as const;
  expect(describePeriods(periods, 'pl')).toEqual([
    'Kandydaci, na wypadek roszczeń: 1 miesiąc od decyzji; potem dane są zablokowane, a 36 miesięcy od tego samego dnia usuwane',
    'Kandydaci, na potrzeby rekrutacji: 30 dni od zakończenia procesu',
  ]);
});

test('who judges: the built-in engine, a model at its address, a model without a name', () => {
  const said = (model: NoticeFacts['model']) => describeFacts({ ...facts, model }, 'en').model;
  expect(said(null)).toBe('the built-in engine, which sends CVs nowhere');
  expect(said({ name: 'bielik', host: 'llm.acme.example' })).toBe('the language model bielik at llm.acme.example');
  expect(said({ name: null, host: null })).toMatch(/^a language model/);
});

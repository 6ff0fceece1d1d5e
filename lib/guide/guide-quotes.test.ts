import { createTranslator } from 'next-intl';
import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@/lib/i18n/locale';
import { messages } from '@/lib/i18n/generated/messages';
import { measuredEngines } from '@/lib/domain/model-enums';

const read = (locale: Locale, page: string): string => readFileSync(`docs/guide/${locale}/${page}.md`, 'utf8');

/** The part that the guide gives before an ellipsis: a message up to its first colon or comma. */
const beginning = (text: string): string => `${text.split(/[:,]/)[0]}…`;

/** What the guide puts in quotation marks because a screen says it, by page, in the words of the messages. */
function quotes(locale: Locale): [page: string, words: string][] {
  const t = createTranslator({ locale, messages: messages[locale] });
  return [
    ['adding-cvs', t('candidates.numbered', { number: 7 })],
    ['candidate-details', t('candidateDetails.position', { position: 3, total: 57 })],
    ['problems', t('ui.errorState.title')],
    ['problems', t('errorPages.notFound.title')],
    ['processes', t('savedViews.changed')],
    ['processes', t('processDetails.information.notCounted')],
    ['processes', t('processHistory.inactive')],
    ['processes', beginning(t('processSections.effect.OUTDATED', { count: 312 }))],
    ['processes', beginning(t('processSections.effect.RESCORED', { count: 312 }))],
  ];
}

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves);
}

describe.each(locales)('in %s', (locale) => {
  test.each(quotes(locale))('%s quotes “%s” as the product says it', (page, words) => {
    expect(read(locale, page)).toContain(locale === 'pl' ? `„${words}”` : `“${words}”`);
  });

  test('the engines are right as often as the product says', () => {
    const { verdicts, ...shares } = measuredEngines;
    const percent = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 });
    const figures = [
      String(verdicts),
      ...Object.values(shares).map((share) => percent.format(share).replace(/\s/g, ' ')),
    ];
    for (const figure of figures) expect(read(locale, 'judging')).toContain(figure);
    for (const share of Object.values(shares)) expect(readFileSync('docs/quality.md', 'utf8')).toContain(String(share));
  });

  test('every message that "When something goes wrong" explains is one of the product', () => {
    const said = leaves(messages[locale]);
    const rows = read(locale, 'problems').split(/^## .*$/m).filter((part) => /^\| (Komunikat|Message) /m.test(part)); // prettier-ignore
    const explained = rows.flatMap((part) => [...part.matchAll(/^\| ([^|]+?) +\|/gm)].slice(1).map(([, cell]) => cell ?? '')); // prettier-ignore
    expect(explained.length).toBeGreaterThan(12);
    expect(explained.filter((words) => !/^-+$/.test(words) && !said.some((text) => text.includes(words)))).toEqual([]);
  });
});

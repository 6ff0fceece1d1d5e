import { createTranslator } from 'next-intl';
import { languageName } from '@/lib/analysis/criteria/criterion-labels';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import { filterValue, type Filter, type FilterParams, type Interval } from '@/lib/filters/filter-set';
import type { Locale } from '@/lib/i18n/locale';
import en from '@/messages/en/candidates.json';
import enTable from '@/messages/en/data-table.json';
import enUi from '@/messages/en/ui.json';
import pl from '@/messages/pl/candidates.json';
import plTable from '@/messages/pl/data-table.json';
import plUi from '@/messages/pl/ui.json';

const messages = {
  pl: { candidates: pl, ui: plUi, dataTable: plTable },
  en: { candidates: en, ui: enUi, dataTable: enTable },
};

interface Words {
  /** Takes any key: those of a filter are put together from its declaration. */
  t: (key: string, values?: Record<string, string | number>) => string;
  locale: Locale;
  /** Names of criteria by their ids. */
  labels: Readonly<Record<string, string>>;
  /** Ids of the criteria that are red flags, whose verdicts have words of their own. */
  redFlags: ReadonlySet<string>;
}

/** A text of a filter; those of criteria and languages are codes, `<criterionId>:<verdict>` and `<code>:<level>`. */
function textName({ t, locale, labels, redFlags }: Words, key: string, text: string): string {
  const [first = '', second] = text.split(':');
  if (key === 'verdicts') {
    const verdict = t(`ui.${redFlags.has(first) ? 'redFlagChoice' : 'verdict'}.${second}`);
    return [labels[first], verdict].filter(Boolean).join(': ');
  }
  if (key !== 'languages') return text;
  const language = languageName(first, locale);
  return second
    ? `${language}: ${t('candidates.filter.atLeast', { level: t(`candidates.languageLevel.${second}`) })}`
    : language;
}

function valueName(words: Words, { key, filter, value }: { key: string; filter: Filter; value: unknown }): string {
  const { t } = words;
  const { from, to } = Object(value) as Partial<Interval<unknown>>;
  const list = (nameOf: (one: string) => string) => (value as string[]).map(nameOf).join(', ');
  switch (filter.kind) {
    case 'range':
      return `${from ?? filter.min}–${to ?? filter.max}`;
    case 'days':
      return `${from ?? '…'} – ${to ?? '…'}`;
    case 'stars':
      return list((count) => t('dataTable.filter.stars', { count }));
    case 'choices':
      return list((one) => t(`candidates.${filter.labels}.${one}`));
    case 'texts':
      return list((one) => textName(words, key, one));
    default:
      return String(value);
  }
}

/** The filters that are set: the name of each and its value, in words. */
export function filterLines(
  params: FilterParams<typeof candidateFilters>,
  { locale, ...criteria }: Omit<Words, 't'>,
): [name: string, value: string][] {
  const t = createTranslator({ locale, messages: messages[locale] }) as Words['t'];
  const words = { ...criteria, locale, t };
  const keys = Object.keys(candidateFilters) as (keyof typeof candidateFilters)[];
  return keys.flatMap((key) => {
    const value = filterValue(candidateFilters, key, params);
    const name = t(`candidates.filter.${key}`);
    return value === null ? [] : [[name, valueName(words, { key, filter: candidateFilters[key], value })]];
  });
}

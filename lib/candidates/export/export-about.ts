import { createTranslator } from 'next-intl';
import { criterionLabels } from '@/lib/analysis/criteria/criterion-labels';
import { weightOf } from '@/lib/analysis/score/match-score';
import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { timeZone } from '@/lib/i18n/time-zone';
import en from '@/messages/en/candidates.json';
import pl from '@/messages/pl/candidates.json';
import { filterLines } from '../search/filter-lines';
import type { Cell } from './export-cells';
import type { Sheet } from './xlsx';

const messages = { pl, en };

export interface ExportFacts {
  process: { name: string; ordinalNumber: number };
  by: { firstName: string; lastName: string };
  at: Date;
  /** Of the candidates in the file. */
  count: number;
  /** Of the search that found them; null: they were selected one by one. */
  filters: Parameters<typeof filterLines>[0] | null;
  /** How many candidates of the search were left out of the selection. */
  leftOut: number;
  criteria: readonly CriterionSnapshot[];
  locale: Locale;
}

function criterionRows(criteria: readonly CriterionSnapshot[], locale: Locale): Cell[][] {
  const t = createTranslator({ locale, messages: messages[locale] });
  const labels = criterionLabels(criteria, locale);
  return criteria.map((criterion) => {
    const { criterionId, kind, necessity, importance } = criterion;
    const own = kind === 'REQUIREMENT' ? [t(`exportAbout.necessity.${necessity}`), importance] : [null, null];
    return [
      labels[criterionId] ?? null,
      t(`exportAbout.kind.${kind}`),
      ...own,
      kind === 'RED_FLAG' ? null : weightOf(criterion),
    ];
  });
}

/** The sheet that says where the candidates' table comes from: process, person, moment, filters and criteria. */
export function aboutSheet({ process, by, at, count, filters, leftOut, criteria, locale }: ExportFacts): Sheet {
  const t = createTranslator({ locale, messages: messages[locale] });
  const labels = criterionLabels(criteria, locale);
  const redFlags = new Set(criteria.filter(({ kind }) => kind === 'RED_FLAG').map(({ criterionId }) => criterionId));
  const set = filters && filterLines(filters, { labels, redFlags, locale });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const facts: Cell[][] = [
    [t('exportAbout.process'), process.name],
    [t('exportAbout.processNumber'), process.ordinalNumber],
    [t('exportAbout.by'), `${by.firstName} ${by.lastName}`],
    [t('exportAbout.at'), moment.format(at)],
    [t('exportAbout.count'), count],
    ...(leftOut > 0 ? [[t('exportAbout.leftOut'), leftOut]] : []),
  ];
  const filterRows: Cell[][] = set?.length ? set : [[set ? t('exportAbout.noFilters') : t('exportAbout.selected')]];
  const rows: Cell[][] = [
    [t('exportAbout.export')],
    ...facts,
    [],
    [t('exportAbout.filters')],
    ...filterRows,
    [],
    [
      t('exportAbout.criterion'),
      t('exportAbout.kindHeading'),
      t('exportAbout.necessityHeading'),
      t('exportAbout.importance'),
      t('exportAbout.weight'),
    ],
    ...criterionRows(criteria, locale),
  ];
  const headings = [0, facts.length + 2, facts.length + filterRows.length + 4];
  return { name: t('exportAbout.sheet'), rows, widths: [48, 40, 18, 18, 18], isTable: false, headings };
}

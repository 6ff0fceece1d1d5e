import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import type { ImpactReport } from '@/lib/fairness/schemas';

function save(impact: ImpactReport): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(impact, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'impact-ratios.json';
  link.click();
  URL.revokeObjectURL(address);
}

/** Impact ratios; gone with the page, so they can be saved here. */
export function ImpactTables({ impact }: { impact: ImpactReport }) {
  const t = useTranslations('fairness.impact');
  const format = useFormatter();
  const percent = (rate: number | null) =>
    rate === null ? '–' : format.number(rate, { style: 'percent', maximumFractionDigits: 1 });
  const ratio = (value: number | null) =>
    value === null ? '–' : format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const columns = ['people', 'scoringRate', 'scoringRatio', 'selectionRate', 'selectionRatio'] as const;
  const { people, unknown, unmatched, median } = impact;
  return (
    <div role="status" className="flex flex-col gap-4 border-t px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-3xl text-pretty">
          {t('counted', { people, unknown, unmatched, median: median === null ? '–' : format.number(median) })}
        </p>
        <Button onClick={() => save(impact)}>
          <Download aria-hidden="true" />
          {t('save')}
        </Button>
      </div>
      {impact.tables.map(({ categories, groups }) => (
        <div
          key={categories.join()}
          className="overflow-x-auto"
          role="region"
          tabIndex={scrollRegionTabIndex}
          aria-label={categories.join(' × ')}
        >
          <table className="w-full min-w-120 text-left text-sm">
            <caption className="pb-1 text-left font-medium">{categories.join(' × ')}</caption>
            <thead>
              <tr className="text-ink-muted border-b [&>th]:py-1.5 [&>th]:pr-4 [&>th]:font-normal">
                <th scope="col">{t('group')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map((one) => (
                <tr key={one.group.join()} className="border-b last:border-0 [&>*]:py-1.5 [&>*]:pr-4">
                  <th scope="row" className="font-normal">
                    {one.group.join(' × ')}
                    {one.small && <span className="text-ink-muted block">{t('small')}</span>}
                  </th>
                  <td className="tabular-nums">{format.number(one.people)}</td>
                  <td className="tabular-nums">{percent(one.scoringRate)}</td>
                  <td className="tabular-nums">{ratio(one.scoringRatio)}</td>
                  <td className="tabular-nums">{percent(one.selectionRate)}</td>
                  <td className="tabular-nums">{ratio(one.selectionRatio)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}

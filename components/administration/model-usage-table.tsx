'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { ColumnNames } from '@/components/ui/column-names';
import { useMoney } from '@/components/ui/use-money';
import type { ModelSettingsDto } from '@/lib/model/schemas';

const columns = ['month', 'process', 'analyses', 'inputTokens', 'cachedTokens', 'outputTokens', 'cost'] as const;
const numbers = ['analyses', 'inputTokens', 'cachedTokens', 'outputTokens'] as const;

/** What models were asked for, by month and process; on a narrow screen each row is a block of lines. */
export function ModelUsageTable({ settings }: { settings: ModelSettingsDto }) {
  const t = useTranslations('administration.model.usage');
  const format = useFormatter();
  const money = useMoney();
  const { usage, currency } = settings;
  if (usage.length === 0) return <p className="text-ink-muted px-4 pb-4">{t('empty')}</p>;
  const cell = 'px-4 py-2 max-md:block max-md:py-0.5';
  const monthText = (month: string) =>
    format.dateTime(new Date(`${month}-15T12:00Z`), { year: 'numeric', month: 'long' });
  return (
    <table className="w-full text-left">
      <ColumnNames
        columns={columns}
        nameOf={(id) => t(`column.${id}`)}
        className="border-t max-md:sr-only"
        cellOf={(id) => `px-4 py-2 ${id === 'month' || id === 'process' ? '' : 'text-right'}`}
      />
      <tbody>
        {usage.map((row) => (
          <tr key={`${row.month} ${row.processId}`} className="border-t max-md:block max-md:py-2">
            <td className={`${cell} whitespace-nowrap`}>{monthText(row.month)}</td>
            <th scope="row" className={`${cell} font-normal break-words`}>
              <Link href={`/processes/${row.processId}`} prefetch={false} className="hover:underline">
                {row.processName}
              </Link>
            </th>
            {numbers.map((id) => (
              <td key={id} className={`${cell} tabular-nums md:text-right`}>
                <span className="text-ink-muted text-sm md:sr-only">{t(`column.${id}`)}: </span>
                {format.number(row[id])}
              </td>
            ))}
            <td className={`${cell} tabular-nums md:text-right`}>
              <span className="text-ink-muted text-sm md:sr-only">{t('column.cost')}: </span>
              {row.costMicros === 0 ? '–' : money(row.costMicros, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import { ColumnNames } from '@/components/ui/column-names';
import { fullName } from '@/components/users/full-name';
import { useMoney } from '@/components/ui/use-money';
import type { FairnessRunDto } from '@/lib/fairness/schemas';
import { RunState } from './run-state';

interface RunTableProps {
  runs: readonly FairnessRunDto[];
  /** Names the process of each run. */
  withProcess?: boolean;
}

/** Runs of the lab; on a narrow screen each is a block of lines. */
export function RunTable({ runs, withProcess = false }: RunTableProps) {
  const t = useTranslations('fairness.runs');
  const format = useFormatter();
  const money = useMoney();
  const columns = [...(withProcess ? (['process'] as const) : []), 'candidates', 'engine', 'cost', 'result'] as const;
  return (
    <table className="w-full text-left">
      <ColumnNames
        columns={['started', ...columns] as const}
        nameOf={(id) => t(`column.${id}`)}
        className="border-t max-lg:sr-only"
        cellOf={() => 'px-4 py-2'}
      />
      <tbody>
        {runs.map((run) => (
          <tr
            key={run.runId}
            className="border-t align-top max-lg:flex max-lg:flex-col max-lg:gap-1 max-lg:px-4 max-lg:py-3 lg:[&>*]:px-4 lg:[&>*]:py-2"
          >
            <th scope="row" className="font-normal">
              <Link
                prefetch={false}
                href={`/processes/${run.process.id}/fairness/${run.runId}`}
                className="text-accent-ink font-medium hover:underline"
              >
                {format.dateTime(new Date(run.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
              </Link>
              <span className="text-ink-muted block text-sm">{fullName(run.requestedBy)}</span>
            </th>
            {withProcess && (
              <td className="min-w-0 wrap-anywhere">
                <Link prefetch={false} href={`/processes/${run.process.id}`} className="hover:underline">
                  {run.process.name}
                </Link>
              </td>
            )}
            <td className="tabular-nums">
              <Narrow name={t('column.candidates')} />
              {t('candidates', { examined: run.examined, candidates: run.candidates })}
            </td>
            <td>
              <Narrow name={t('column.engine')} />
              {run.engine.model ?? t('builtIn', { version: run.engine.version })}
            </td>
            <td className="tabular-nums">
              <Narrow name={t('column.cost')} />
              {run.questions === 0 ? t('free') : money(run.spent.micros, run.spent.currency)}
            </td>
            <td>
              <RunState run={run} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The column's name where there is no head. */
function Narrow({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="text-ink-muted lg:hidden">
      {name}:{' '}
    </span>
  );
}

import { CircleCheck, CircleHelp, EyeOff, Shuffle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { ColumnNames } from '@/components/ui/column-names';
import { assumptionResult, type AssumptionResult } from '@/lib/ats/account-check/check-results';
import type { AccountCheck } from '@/lib/ats/connections/connection-schemas';

type Assumption = AccountCheck['assumptions'][number];

const looks: Record<AssumptionResult, { tone: BadgeTone; icon: LucideIcon }> = {
  confirmed: { tone: 'positive', icon: CircleCheck },
  differs: { tone: 'accent', icon: Shuffle },
  unknown: { tone: 'caution', icon: CircleHelp },
  'not-seen': { tone: 'neutral', icon: EyeOff },
  failed: { tone: 'negative', icon: TriangleAlert },
};

const columns = ['what', 'assumed', 'seen', 'chosen', 'result'] as const;
const cellClasses = 'py-2 pr-4 align-top last:pr-0 max-md:block max-md:py-0.5';

/** What the documentation leaves open and what the account shows of it; on a narrow screen each is a block of lines. */
export function AssumptionTable({ name, assumptions }: { name: string; assumptions: Assumption[] }) {
  const t = useTranslations('ats.account');
  if (assumptions.length === 0) return null;
  return (
    <table className="w-full text-left">
      <caption className="pb-1 text-left font-medium max-md:block">{t('caption', { name })}</caption>
      <ColumnNames
        columns={columns}
        nameOf={(id) => t(`column.${id}`)}
        className="max-md:sr-only"
        cellOf={() => 'py-1 pr-4 last:pr-0'}
      />
      <tbody className="max-md:block">
        {assumptions.map((assumption) => (
          <AssumptionRow key={assumption.name} assumption={assumption} />
        ))}
      </tbody>
    </table>
  );
}

function AssumptionRow({ assumption }: { assumption: Assumption }) {
  const t = useTranslations('ats');
  const errors = useTranslations('errors');
  const { name, assumed, seen, chosen, error } = assumption;
  const result = assumptionResult(assumption);
  const { tone, icon: Icon } = looks[result];
  const note = () => {
    if (error !== null) return errors.has(error) ? errors(error) : t('account.unknown', { error });
    return result === 'unknown' ? t('account.sendReport') : null;
  };
  return (
    <tr className="border-t max-md:block max-md:py-2">
      <th scope="row" className={`${cellClasses} font-normal text-pretty max-md:font-medium`}>
        {t.has(`assumption.${name}`) ? t(`assumption.${name}`) : name}
      </th>
      <Cell label={t('account.column.assumed')}>
        <Shape>{assumed}</Shape>
      </Cell>
      <Cell label={t('account.column.seen')}>
        {seen === null ? <span className="text-ink-muted">{t('account.nothingSeen')}</span> : <Shape>{seen}</Shape>}
      </Cell>
      <Cell label={t('account.column.chosen')}>
        <Shape>{chosen}</Shape>
      </Cell>
      <td className={cellClasses}>
        <Badge tone={tone}>
          <Icon aria-hidden="true" />
          {t(`account.result.${result}`)}
        </Badge>
        {note() && <span className="text-ink-muted block max-w-sm text-sm text-pretty">{note()}</span>}
      </td>
    </tr>
  );
}

/** A cell that says which column it is in where the rows are stacked. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className={cellClasses}>
      <span className="text-ink-muted text-sm md:hidden">{label}: </span>
      {children}
    </td>
  );
}

function Shape({ children }: { children: string }) {
  return <code className="font-mono text-sm wrap-anywhere">{children}</code>;
}

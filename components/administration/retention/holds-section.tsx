'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { RowTable } from '@/components/administration/row-table';
import { usePeopleAction } from '@/components/administration/people/use-people-action';
import { PageSection } from '@/components/page/page-section';
import { Button } from '@/components/ui/button';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { Hold } from '@/lib/retention/retention-schemas';

const columns = ['whom', 'until', 'reason', 'actions'] as const;

function HoldRow({ hold: { holdId, processId, processName, ordinalNumber, until, reason } }: { hold: Hold }) {
  const t = useTranslations('retention.holds');
  const format = useFormatter();
  const whom =
    ordinalNumber === null
      ? t('process', { process: processName })
      : t('candidate', { number: ordinalNumber, process: processName });
  const end = usePeopleAction({
    send: () => apiRequest({ path: `/processes/${processId}/retention-holds/${holdId}`, method: 'DELETE' }),
    done: t('ended'),
    onDone: () => undefined,
  });
  const cell = 'px-4 py-2 align-top max-xl:block max-xl:py-0.5';
  return (
    <tr className="border-t max-xl:block max-xl:py-2">
      <td className={`${cell} wrap-anywhere`}>{whom}</td>
      <td className={`${cell} tabular-nums`}>
        <time dateTime={until}>{format.dateTime(new Date(`${until}T12:00:00Z`), { dateStyle: 'long' })}</time>
      </td>
      <td className={`${cell} wrap-anywhere`}>{reason}</td>
      <td className={cell}>
        <Button
          size="sm"
          variant="ghost"
          loading={end.isPending}
          aria-label={t('endFor', { whom })}
          onClick={() => end.mutate()}
        >
          {t('end')}
        </Button>
      </td>
    </tr>
  );
}

/** Who is kept longer than the rules say, until when and why. */
export function HoldsSection({ holds }: { holds: Hold[] }) {
  const t = useTranslations('retention.holds');
  if (holds.length === 0) return null;
  return (
    <PageSection id="holds" title={t('title')}>
      <RowTable columns={columns.map((id) => ({ id, name: t(`column.${id}`) }))}>
        {holds.map((hold) => (
          <HoldRow key={hold.holdId} hold={hold} />
        ))}
      </RowTable>
    </PageSection>
  );
}

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { RowTable } from '@/components/administration/row-table';
import { PageSection } from '@/components/page/page-section';
import { Spinner } from '@/components/ui/spinner';
import type { GroupMember, RetentionPreview } from '@/lib/retention/retention-schemas';
import { GroupMembers } from './group-members';
import { RunButton } from './run-button';

interface PreviewSectionProps {
  preview: RetentionPreview;
  /** The last day that is shown. */
  until: string;
  open: { rule: string; day: string; members: GroupMember[] } | null;
}

const columns = ['day', 'rule', 'what', 'count', 'who'] as const;

/** In the preview's place while everybody is counted. */
export function CountingSection() {
  const t = useTranslations('retention.preview');
  return (
    <PageSection id="preview" title={t('title')} isPadded>
      <Spinner label={t('counting')} />
    </PageSection>
  );
}

/** Who will be erased or blocked when; one group at a time is open. */
export function PreviewSection({ preview: { groups, total, later }, until, open }: PreviewSectionProps) {
  const t = useTranslations('retention.preview');
  const format = useFormatter();
  const dayOf = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' });
  const cell = 'px-4 py-2 align-top max-xl:block max-xl:py-0.5';
  return (
    <PageSection
      id="preview"
      title={t('title')}
      intro={
        <>
          {t('intro', { until: dayOf(until) })} {later > 0 && t('later', { count: later })}
        </>
      }
      actions={<RunButton />}
    >
      {total === 0 ? (
        <p className="text-ink-muted border-t px-4 py-3">{t('empty')}</p>
      ) : (
        <RowTable columns={columns.map((id) => ({ id, name: t(`column.${id}`) }))}>
          {groups.map(({ ruleId, ruleName, day, action, count }) => {
            const isOpen = open?.rule === ruleId && open.day === day;
            return (
              <tr key={`${day} ${ruleId} ${action}`} className="border-t max-xl:block max-xl:py-2">
                <td className={`${cell} tabular-nums`}>
                  <time dateTime={day}>{dayOf(day)}</time>
                </td>
                <td className={`${cell} wrap-anywhere`}>{ruleName}</td>
                <td className={cell}>{t(`action.${action}`)}</td>
                <td className={`${cell} tabular-nums`}>{t('count', { count })}</td>
                <td className={cell}>
                  <Link
                    href={isOpen ? '/administration/retention' : `/administration/retention?rule=${ruleId}&day=${day}`}
                    prefetch={false}
                    scroll={false}
                    aria-label={t(isOpen ? 'hideFor' : 'showFor', { rule: ruleName, day: dayOf(day) })}
                    className="text-accent-ink rounded-sm hover:underline"
                  >
                    {t(isOpen ? 'hide' : 'show')}
                  </Link>
                  {isOpen && <GroupMembers members={open.members} count={count} day={day} />}
                </td>
              </tr>
            );
          })}
        </RowTable>
      )}
    </PageSection>
  );
}

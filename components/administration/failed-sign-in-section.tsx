import { useTranslations, useFormatter } from 'next-intl';
import { PageLinks } from '@/components/navigation/page-links';
import { PageSection } from '@/components/page/page-section';
import { ColumnNames } from '@/components/ui/column-names';
import type { FailedSignInsPage, FailedSignIns } from '@/lib/users/account-schemas';

interface FailedSignInSectionProps {
  failures: FailedSignInsPage;
  getHref: (page: number) => string;
}

/** The part of the audit log about sign-ins that failed. */
export function FailedSignInSection({ failures, getHref }: FailedSignInSectionProps) {
  const t = useTranslations('administration.failedSignIns');
  return (
    <PageSection id="failed-sign-ins" title={t('title')} intro={t('intro')}>
      {failures.items.length === 0 ? (
        <p className="text-ink-muted border-t px-4 py-3">{t('empty')}</p>
      ) : (
        <FailedSignInTable items={failures.items} />
      )}
      <div className="px-4 empty:hidden [&>nav]:py-2">
        <PageLinks {...failures} getHref={getHref} />
      </div>
    </PageSection>
  );
}

function Times({ firstAt, lastAt, count }: FailedSignIns) {
  const format = useFormatter();
  const [first, last] = [new Date(firstAt), new Date(lastAt)];
  const text =
    count > 1
      ? format.dateTimeRange(first, last, { dateStyle: 'medium', timeStyle: 'short' })
      : format.dateTime(last, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={lastAt}>{text}</time>;
}

function Account({ account }: Pick<FailedSignIns, 'account'>) {
  const t = useTranslations('administration.failedSignIns');
  if (!account) return <span className="text-ink-muted">{t('unknownAccount')}</span>;
  return (
    <>
      {account.firstName} {account.lastName} <span className="text-ink-muted wrap-anywhere">{account.email}</span>
    </>
  );
}

/** Failed sign-ins; on a narrow screen each is a block of lines. */
function FailedSignInTable({ items }: { items: FailedSignIns[] }) {
  const t = useTranslations('administration.failedSignIns');
  const cell = 'px-4 py-2 max-md:block max-md:py-0.5';
  const address = ({ address: from }: FailedSignIns) =>
    from === null ? t('manyAddresses') : from === 'unknown' ? t('unknownAddress') : from;
  return (
    <table className="w-full text-left">
      <ColumnNames
        columns={['when', 'account', 'address', 'kind', 'count'] as const}
        nameOf={(id) => t(`column.${id}`)}
        className="border-t max-md:sr-only"
        cellOf={() => 'px-4 py-2'}
      />
      <tbody>
        {items.map((item) => (
          <tr key={item.key} className="border-t max-md:block max-md:py-2">
            <td className={`${cell} text-sm tabular-nums`}>
              <Times {...item} />
            </td>
            <td className={cell}>
              <Account account={item.account} />
            </td>
            <td className={`${cell} tabular-nums`}>{address(item)}</td>
            <td className={cell}>{t(`kind.${item.kind}`)}</td>
            <td className={`${cell} tabular-nums`}>{t('times', { count: item.count })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

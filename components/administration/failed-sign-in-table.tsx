import { useFormatter, useTranslations } from 'next-intl';
import type { FailedSignIns } from '@/lib/users/account-schemas';

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
export function FailedSignInTable({ items }: { items: FailedSignIns[] }) {
  const t = useTranslations('administration.failedSignIns');
  const cell = 'px-4 py-2 max-md:block max-md:py-0.5';
  const address = ({ address: from }: FailedSignIns) =>
    from === null ? t('manyAddresses') : from === 'unknown' ? t('unknownAddress') : from;
  return (
    <table className="w-full text-left">
      <thead className="border-t max-md:sr-only">
        <tr>
          {(['when', 'account', 'address', 'kind', 'count'] as const).map((id) => (
            <th key={id} scope="col" className="text-ink-muted px-4 py-2 text-sm font-normal">
              {t(`column.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
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

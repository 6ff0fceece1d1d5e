import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { AccountPage } from '@/lib/users/account-schemas';

type Account = AccountPage['items'][number];

function AccountState({ active, role }: Account) {
  const t = useTranslations('administration.people');
  if (!active) return <Badge tone="negative">{t('inactive')}</Badge>;
  return role ? <Badge tone="positive">{t('active')}</Badge> : <Badge tone="caution">{t('noRole')}</Badge>;
}

function LastSignIn({ at }: { at: string | null }) {
  const t = useTranslations('administration.people');
  const format = useFormatter();
  if (!at) return <span className="text-ink-muted">{t('never')}</span>;
  return <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}

/** Accounts; on a narrow screen each is a block of lines. */
export function AccountTable({ accounts }: { accounts: Account[] }) {
  const t = useTranslations('administration.people');
  const roles = useTranslations('layout.role');
  const head = 'text-ink-muted px-4 py-2 text-sm font-normal';
  const cell = 'px-4 py-2 max-md:block max-md:py-0.5';
  return (
    <table className="w-full text-left">
      <thead className="border-t max-md:sr-only">
        <tr>
          {(['name', 'email', 'role', 'state', 'lastSignIn'] as const).map((id) => (
            <th key={id} scope="col" className={head}>
              {t(`column.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.userId} className="border-t max-md:block max-md:py-2">
            <th scope="row" className={`${cell} font-medium lg:whitespace-nowrap`}>
              {account.firstName} {account.lastName}
            </th>
            <td className={`${cell} text-ink-muted min-w-40 wrap-anywhere`}>{account.email}</td>
            <td className={cell}>{account.role ? roles(account.role) : '–'}</td>
            <td className={cell}>
              <AccountState {...account} />
            </td>
            <td className={`${cell} text-sm tabular-nums`}>
              <span className="text-ink-muted md:sr-only">{t('column.lastSignIn')}: </span>
              <LastSignIn at={account.lastSignInAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

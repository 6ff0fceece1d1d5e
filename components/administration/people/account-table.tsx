import { useFormatter, useTranslations } from 'next-intl';
import { RowTable } from '@/components/administration/row-table';
import { Badge } from '@/components/ui/badge';
import type { Account } from '@/lib/users/account-schemas';
import { AccountMenu } from './account-menu';
import { mayHavePassword, type PasswordUsers } from './may-have-password';

function AccountState({ active, role }: Account) {
  const t = useTranslations('administration.people');
  if (!active) return <Badge tone="negative">{t('state.INACTIVE')}</Badge>;
  return role ? <Badge tone="positive">{t('state.ACTIVE')}</Badge> : <Badge tone="caution">{t('state.NO_ROLE')}</Badge>;
}

function Instant({ at, none }: { at: string | null; none: string }) {
  const format = useFormatter();
  if (!at) return <span className="text-ink-muted">{none}</span>;
  return <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}

/** Who changed role or state last. */
function LastChange({ changedAt, changedBy }: Account) {
  const t = useTranslations('administration.people');
  return (
    <>
      <Instant at={changedAt} none={t('unchanged')} />
      {changedBy && <span className="text-ink-muted block">{changedBy}</span>}
    </>
  );
}

const columns = ['name', 'email', 'role', 'state', 'lastSignIn', 'lastChange', 'actions'] as const;

interface AccountTableProps {
  accounts: Account[];
  /** Who may sign in with a password. */
  passwords: PasswordUsers;
}

/** Accounts; on a narrow screen each is a block of lines. */
export function AccountTable({ accounts, passwords }: AccountTableProps) {
  const t = useTranslations('administration.people');
  const roles = useTranslations('layout.role');
  const cell = 'px-4 py-2 max-xl:block max-xl:py-0.5';
  const small = `${cell} text-sm tabular-nums`;
  return (
    <RowTable columns={columns.map((id) => ({ id, name: t(`column.${id}`) }))}>
      {accounts.map((account) => (
        <tr key={account.userId} className="relative border-t max-xl:block max-xl:py-2">
          <th scope="row" className={`${cell} font-medium wrap-anywhere xl:min-w-40`}>
            {account.firstName} {account.lastName}
          </th>
          <td className={`${cell} text-ink-muted min-w-40 wrap-anywhere`}>{account.email}</td>
          <td className={cell}>{account.role ? roles(account.role) : '–'}</td>
          <td className={cell}>
            <AccountState {...account} />
            {mayHavePassword(account, passwords) && account.secondStep && <Badge>{t('secondStepBadge')}</Badge>}
          </td>
          <td className={small}>
            <span className="text-ink-muted xl:sr-only">{t('column.lastSignIn')}: </span>
            <Instant at={account.lastSignInAt} none={t('never')} />
          </td>
          <td className={small}>
            <span className="text-ink-muted xl:sr-only">{t('column.lastChange')}: </span>
            <LastChange {...account} />
          </td>
          <td className={`${cell} text-right max-xl:absolute max-xl:top-1 max-xl:right-0`}>
            <AccountMenu account={account} passwords={passwords} />
          </td>
        </tr>
      ))}
    </RowTable>
  );
}

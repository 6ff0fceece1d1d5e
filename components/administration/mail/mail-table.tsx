import { useFormatter, useTranslations } from 'next-intl';
import { RowTable } from '@/components/administration/row-table';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { MailRow } from '@/lib/mail/administration/mail-schemas';
import { CallBackButton } from './call-back-button';
import { MailActions } from './mail-actions';

const tones: Record<MailRow['state'], BadgeTone> = {
  FAILED: 'negative',
  QUEUED: 'caution',
  SENT: 'positive',
  OUTDATED: 'neutral',
};

function State({ state, failure }: MailRow) {
  const t = useTranslations('administrationMail');
  const isOpen = state === 'FAILED' || state === 'QUEUED';
  return (
    <>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {isOpen && failure && (
        <span className="text-ink-muted block max-w-80 text-sm text-pretty">{t(`failure.${failure}.name`)}</span>
      )}
    </>
  );
}

/** Whether it is a message to a candidate that has not left. */
export const isCallable = ({ kind, state }: MailRow): boolean => kind === 'CANDIDATE_MESSAGE' && state === 'QUEUED';

const columns = ['when', 'kind', 'recipient', 'state', 'attempts', 'next', 'actions'] as const;

/** Mails; on a narrow screen each is a block of lines. */
export function MailTable({ mails }: { mails: MailRow[] }) {
  const t = useTranslations('administrationMail');
  const format = useFormatter();
  const instant = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const cell = 'px-4 py-2 max-xl:block max-xl:py-0.5';
  const small = `${cell} text-sm tabular-nums`;
  return (
    <RowTable columns={columns.map((id) => ({ id, name: t(`column.${id}`) }))}>
      {mails.map((mail) => (
        <tr key={mail.mailId} className="border-t max-xl:block max-xl:py-2">
          <td className={small}>
            <time dateTime={mail.createdAt}>{instant(mail.createdAt)}</time>
          </td>
          <td className={cell}>{t(`kind.${mail.kind}`)}</td>
          <td className={`${cell} min-w-40 wrap-anywhere`}>{mail.recipient}</td>
          <td className={cell}>
            <State {...mail} />
          </td>
          <td className={small}>
            <span className="text-ink-muted xl:sr-only">{t('column.attempts')}: </span>
            {mail.attempts}
          </td>
          <td className={small}>
            <span className="text-ink-muted xl:sr-only">{t('column.next')}: </span>
            {mail.nextAttemptAt ? (
              <time dateTime={mail.nextAttemptAt}>{instant(mail.nextAttemptAt)}</time>
            ) : (
              <span className="text-ink-muted">{t('noNext')}</span>
            )}
          </td>
          <td className={cell}>
            {mail.state === 'FAILED' && <MailActions mail={mail} />}
            {isCallable(mail) && <CallBackButton mailId={mail.mailId} />}
          </td>
        </tr>
      ))}
    </RowTable>
  );
}

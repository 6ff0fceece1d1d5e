'use client';

import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { MouseEvent } from 'react';
import { useReadNotifications } from '@/components/queries/notifications/notification-queries';
import { cn } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { fullName } from '@/components/users/full-name';
import type { NotificationLine } from '@/lib/notifications/notification-schemas';

interface NotificationLinesProps {
  lines: NotificationLine[];
  /** Somebody follows a line. */
  onLeave?: () => void;
}

/** Lines of what one is told, each leading to its matter. */
export function NotificationLines({ lines, onLeave }: NotificationLinesProps) {
  const { mutate } = useReadNotifications();
  return (
    <ul>
      {lines.map((line) => {
        const read = () => line.read || mutate({ notificationId: line.notificationId, all: false });
        return (
          <Line
            key={line.notificationId}
            line={line}
            onRead={read}
            onFollow={() => {
              read();
              onLeave?.();
            }}
          />
        );
      })}
    </ul>
  );
}

interface LineProps {
  line: NotificationLine;
  onRead: () => void;
  onFollow: () => void;
}

function Line({ line, onRead, onFollow }: LineProps) {
  const t = useTranslations('notifications');
  const format = useFormatter();
  const { kind, count, failed, detail, by, href, read, at } = line;
  const text = t(`line.${kind}`, { count, failed, detail, hasBy: by ? 'yes' : 'no', by: by ? fullName(by) : '' });
  const facts = [
    ...useSubject(line),
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
  ].filter(Boolean);
  /** The button goes; the focus stays in its line. */
  const readHere = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('li')?.querySelector('a')?.focus();
    onRead();
  };
  return (
    <li className="flex items-start gap-2 border-t py-2 pr-2 pl-4 first:border-t-0">
      <span
        aria-hidden="true"
        className={cn('mt-1.5 size-2 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-accent')}
      />
      <Link href={href} prefetch={false} onClick={onFollow} className="group min-w-0 flex-1 rounded-sm py-0.5">
        {!read && <span className="sr-only">{t('unread')}: </span>}
        <span className={cn('block text-pretty wrap-anywhere group-hover:underline', !read && 'font-medium')}>
          {text}
        </span>
        <span className="text-ink-muted block text-sm text-pretty wrap-anywhere">{facts.join(' · ')}</span>
      </Link>
      {!read && (
        <IconButton size="sm" label={t('read', { text })} onClick={readHere}>
          <Check aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** Whom and what it is about. */
function useSubject({ kind, detail, candidate, processName }: NotificationLine): (string | null)[] {
  const t = useTranslations('home');
  const asked = `requests.kind.${detail}`;
  return [
    kind === 'REQUEST' && t.has(asked) ? t(asked) : null,
    candidate && (candidate.name ?? t('candidateNumber', { number: candidate.ordinalNumber })),
    processName,
  ];
}

'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { SignInNotice as Notice } from '@/lib/domain/user-schemas';
import { SecurityNotice } from './security-notice';

/** Tells who signed in that others may have tried before: shown in this session until dismissed. */
export function SignInNotice({ notice }: { notice: Notice }) {
  const t = useTranslations('signIn.notice');
  const format = useFormatter();
  const { count, lastAt, lastFrom } = notice;
  const time = format.dateTime(new Date(lastAt), { dateStyle: 'long', timeStyle: 'short' });
  const place = lastFrom === null ? 'many' : lastFrom === 'unknown' ? 'unknown' : 'one';
  return (
    <SecurityNotice
      title={t('count', { count })}
      text={`${t(`last.${place}`, { time, address: lastFrom ?? '' })} ${t('advice')}`}
      path="/users/me/sign-in-notice"
    />
  );
}

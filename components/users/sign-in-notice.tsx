'use client';

import { ShieldAlert, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { SignInNotice as Notice } from '@/lib/domain/user-schemas';

/** Tells who signed in that others may have tried before: shown in this session until dismissed. */
export function SignInNotice({ notice }: { notice: Notice }) {
  const t = useTranslations('signIn.notice');
  const format = useFormatter();
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  const { count, lastAt, lastFrom } = notice;
  const time = format.dateTime(new Date(lastAt), { dateStyle: 'long', timeStyle: 'short' });
  const place = lastFrom === null ? 'many' : lastFrom === 'unknown' ? 'unknown' : 'one';
  const dismiss = () => {
    setHidden(true);
    // Where this fails the notice comes again with the next page, which is all that is lost.
    apiRequest({ path: '/users/me/sign-in-notice', method: 'DELETE' }).catch(() => undefined);
  };
  return (
    <div
      role="status"
      className="bg-caution-soft text-caution-ink flex shrink-0 items-start gap-2.5 border-b px-4 py-2 lg:px-6 print:hidden"
    >
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 text-pretty">
        <p className="font-medium">{t('count', { count })}</p>
        <p>
          {t(`last.${place}`, { time, address: lastFrom ?? '' })} {t('advice')}
        </p>
      </div>
      <IconButton size="sm" label={t('dismiss')} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

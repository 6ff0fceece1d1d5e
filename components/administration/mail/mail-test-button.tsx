'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { MailTest } from '@/lib/mail/administration/mail-schemas';
import { usePeopleAction } from '../people/use-people-action';

/** Sends a test mail to who presses it, and says what the mail server responded. */
export function MailTestButton() {
  const t = useTranslations('administrationMail');
  const [result, setResult] = useState<MailTest | null>(null);
  const test = usePeopleAction({
    send: () => apiAnswer<MailTest>({ path: '/administration/mail/test', method: 'POST' }),
    onDone: setResult,
  });
  const start = () => {
    setResult(null);
    test.mutate();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3">
      <Button loading={test.isPending} onClick={start}>
        <Send aria-hidden="true" />
        {t('test.act')}
      </Button>
      <div role="status" className="min-w-0 flex-1 text-sm text-pretty wrap-anywhere">
        {result === null && <span className="text-ink-muted">{t('test.hint')}</span>}
        {result && !result.failure && t('test.sent', { address: result.sentTo })}
        {result?.failure && (
          <>
            <span className="text-negative-ink">
              {t('test.failed', { reason: t(`failure.${result.failure}.name`) })}
            </span>{' '}
            {t(`failure.${result.failure}.advice`)}
          </>
        )}
      </div>
    </div>
  );
}

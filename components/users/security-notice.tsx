'use client';

import { ShieldAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useReportError } from '@/components/query/use-report-error';
import { IconButton } from '@/components/ui/icon-button';
import { apiRequest } from '@/lib/http/browser/browser-client';

interface SecurityNoticeProps {
  title: string;
  text: ReactNode;
  /** The call that dismisses it. */
  path: string;
}

/** What somebody is told above the page after signing in, until they dismiss it. */
export function SecurityNotice({ title, text, path }: SecurityNoticeProps) {
  const t = useTranslations('signIn.notice');
  const reportError = useReportError();
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  const dismiss = () => {
    setHidden(true);
    apiRequest({ path, method: 'DELETE' }).catch((error: unknown) => {
      setHidden(false);
      reportError(error);
    });
  };
  return (
    <div
      role="status"
      className="bg-caution-soft text-caution-ink flex shrink-0 items-start gap-2.5 border-b px-4 py-2 lg:px-6 print:hidden"
    >
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 text-pretty">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p>{text}</p>
      </div>
      <IconButton size="sm" label={t('dismiss')} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

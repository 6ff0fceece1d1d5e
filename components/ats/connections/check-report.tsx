'use client';

import { Check, Copy, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '@/components/cv/save-file';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { accountReportText } from '@/lib/ats/account-check/account-report';
import type { AccountCheck } from '@/lib/ats/connections/connection-schemas';
import type { AtsProviderId } from '@/lib/ats/enums';

/** The report of a check to be sent to whoever maintains the product: as a file, or copied. */
export function CheckReport({ provider, check }: { provider: AtsProviderId; check: AccountCheck }) {
  const t = useTranslations('ats.account');
  const { showError } = useBanner();
  const [copied, setCopied] = useState(false);
  const text = () => accountReportText(provider, check);
  const download = () => {
    const day = check.checkedAt.slice(0, 10);
    saveFile(new Blob([text()], { type: 'application/json' }), `ats-check-${provider.toLowerCase()}-${day}.json`);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      showError(t('notCopied'));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button size="sm" onClick={download}>
        <Download aria-hidden="true" />
        {t('download')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => void copy()}>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
      </Button>
      <p className="text-ink-muted text-sm text-pretty">{t('reportHint')}</p>
    </div>
  );
}

'use client';

import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { useCan } from '@/components/users/current-user';
import { IntakeTokens } from '@/components/ats/intake/intake-tokens';
import { WebhookLog } from '@/components/ats/intake/webhook-log';

const ImportDialog = lazyPart(() =>
  import('@/components/candidates/import/import-dialog').then((module) => module.ImportDialog),
);

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-4 border-t pt-3">
      <h3 className="font-medium">{title}</h3>
      <p className="text-ink-muted mb-2 text-sm text-pretty">{text}</p>
      {children}
    </section>
  );
}

/** How an ATS that is not asked gives candidates, and is told the results. */
export function IntakePanel({ processId }: { processId: string }) {
  const t = useTranslations('ats.intake');
  const mayImport = useCan('candidate:import');
  const mayPick = useCan('candidate:pick');
  const [importing, setImporting] = useState(false);
  return (
    <>
      {mayImport && (
        <Part title={t('file.title')} text={t('file.intro')}>
          <Button onClick={() => setImporting(true)}>
            <FileUp aria-hidden="true" />
            {t('file.act')}
          </Button>
          {importing && <ImportDialog processId={processId} onClose={() => setImporting(false)} />}
        </Part>
      )}
      {mayImport && (
        <Part title={t('token.heading')} text={t('token.intro')}>
          <IntakeTokens processId={processId} />
        </Part>
      )}
      {mayPick && (
        <Part title={t('results.title')} text={t('results.intro')}>
          <WebhookLog processId={processId} />
        </Part>
      )}
    </>
  );
}

'use client';

import { FileUp, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ApiError } from '@/lib/http/browser/browser-client';
import { Specimen } from './specimen';

const call = { method: 'GET', url: '/api/v1/processes', timestamp: '2026-01-02T08:30:00.000Z', fields: [] };
/** A server error with invented ids. */
const refused = (words: string) =>
  new ApiError(words, {
    ...call,
    code: 'database.unavailable',
    status: 503,
    requestId: '01a1f9e0-0000-7000-8000-000000000000',
  });

export function StateSection() {
  const t = useTranslations('styleguide.states');
  const [tries, setTries] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Specimen title={t('firstUse')} className="bg-surface rounded-lg border">
        <EmptyState
          icon={FileUp}
          title={t('firstTitle')}
          action={<Button variant="primary">{t('firstAction')}</Button>}
        >
          {t('firstBody')}
        </EmptyState>
      </Specimen>
      <Specimen title={t('nothingFound')} className="bg-surface rounded-lg border">
        <EmptyState icon={SearchX} title={t('nothingTitle')} />
      </Specimen>
      <Specimen title={t('failed')} className="bg-surface rounded-lg border">
        <ErrorState error={new ApiError('', { ...call, code: 'network', status: 0 })} />
      </Specimen>
      <Specimen title={t('failedInFull', { tries })} className="bg-surface rounded-lg border">
        <ErrorState error={refused(t('detail'))} kept={t('kept')} onRetry={() => setTries((count) => count + 1)} />
      </Specimen>
    </div>
  );
}

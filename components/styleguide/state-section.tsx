'use client';

import { FileUp, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Specimen } from './specimen';

/** As the server makes them; this one belongs to nothing. */
const requestId = '01a1f9e0-0000-7000-8000-000000000000';

export function StateSection() {
  const t = useTranslations('styleguide.states');
  const [tries, setTries] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Specimen title={t('firstUse')} className="bg-surface rounded-lg border">
        <EmptyState icon={FileUp} title={t('firstTitle')} action={<Button variant="primary">{t('firstAct')}</Button>}>
          {t('firstBody')}
        </EmptyState>
      </Specimen>
      <Specimen title={t('nothingFound')} className="bg-surface rounded-lg border">
        <EmptyState icon={SearchX} title={t('nothingTitle')} />
      </Specimen>
      <Specimen title={t('failed')} className="bg-surface rounded-lg border">
        <ErrorState />
      </Specimen>
      <Specimen title={t('failedInFull', { tries })} className="bg-surface rounded-lg border">
        <ErrorState
          detail={t('detail')}
          kept={t('kept')}
          requestId={requestId}
          onRetry={() => setTries((count) => count + 1)}
        />
      </Specimen>
    </div>
  );
}

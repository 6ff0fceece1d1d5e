'use client';

import { toLocale } from '@/lib/i18n/locale';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CandidatePageDto, Proof } from '@/lib/person-rights/person-schemas';
import { PagePart } from './page-part';
import { ProofFields } from './proof-fields';
import { saveResponse } from './save-response';
import { usePageCall } from './use-page-call';

interface PartProps {
  page: CandidatePageDto;
  token: string;
  onDone: () => void;
}

/** What the person alone may do: get the copy, and have everything erased. */
export function ProvedParts(props: PartProps) {
  return (
    <>
      <DownloadPart {...props} />
      <DeletePart {...props} />
    </>
  );
}

function DownloadPart({ page, token, onDone }: PartProps) {
  const t = useTranslations('personPage.download');
  const locale = toLocale(useLocale());
  const [isOpen, setIsOpen] = useState(false);
  const download = usePageCall<{ proof: Proof; locale: string }>('copy', token, (response) =>
    saveResponse(response, 'data.zip'),
  );
  return (
    <PagePart title={t('title')} lead={t('lead')}>
      {isOpen ? (
        <ProofFields
          proof={page.proof}
          token={token}
          onMailed={onDone}
          label={t('act')}
          loading={download.isPending}
          error={download.error}
          onProve={(proof) => download.mutate({ proof, locale }, { onError: onDone })}
        />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('open')}</Button>
      )}
      <p role="status" className="empty:hidden">
        {download.isSuccess && t('done')}
      </p>
    </PagePart>
  );
}

function DeletePart({ page, token, onDone }: PartProps) {
  const t = useTranslations('personPage.delete');
  const [isOpen, setIsOpen] = useState(false);
  const ask = usePageCall<{ kind: 'DELETE'; proof: Proof }>('requests', token, onDone);
  const isAsked = page.requests.some((one) => one.kind === 'DELETE' && one.isOwn && one.answeredAt === null);
  return (
    <PagePart title={t('title')} lead={t('lead')}>
      {isAsked && <p role="status">{t('asked')}</p>}
      {!isAsked && !isOpen && <Button onClick={() => setIsOpen(true)}>{t('open')}</Button>}
      {!isAsked && isOpen && (
        <ProofFields
          proof={page.proof}
          token={token}
          onMailed={onDone}
          label={t('act')}
          danger
          loading={ask.isPending}
          error={ask.error}
          onProve={(proof) => ask.mutate({ kind: 'DELETE', proof }, { onError: onDone })}
        />
      )}
    </PagePart>
  );
}

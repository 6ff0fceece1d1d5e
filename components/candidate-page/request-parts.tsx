'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Textarea } from '@/components/ui/textarea';
import type { CandidatePageDto } from '@/lib/person-rights/person-schemas';
import { PageFailure } from './page-failure';
import { PagePart } from './page-part';
import { usePageCall } from './use-page-call';

interface PartProps {
  page: CandidatePageDto;
  token: string;
  onDone: () => void;
}

/** What people answer within a month: a correction, and a person's review. */
export function RequestParts(props: PartProps) {
  return (
    <>
      <RequestPart kind="CORRECT" {...props} />
      <RequestPart kind="REVIEW" {...props} />
    </>
  );
}

const maxLength = 2_000;

function RequestPart({ kind, page, token, onDone }: PartProps & { kind: 'CORRECT' | 'REVIEW' }) {
  const t = useTranslations(`personPage.ask.${kind}`);
  const [text, setText] = useState('');
  const ask = usePageCall<{ kind: typeof kind; text: string }>('requests', token, () => {
    setText('');
    onDone();
  });
  const isAsked = page.requests.some((one) => one.kind === kind && one.isOwn && one.answeredAt === null);
  // A correction may follow another; a review is asked for once.
  const isClosed = kind === 'REVIEW' && isAsked;
  return (
    <PagePart title={t('title')} lead={t('lead')}>
      {!isClosed && (
        <form
          noValidate
          className="flex w-full flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!ask.isPending && (kind === 'REVIEW' || text.trim() !== '')) ask.mutate({ kind, text });
          }}
        >
          <FormField label={t('field')} className="w-full">
            <Textarea rows={3} maxLength={maxLength} value={text} onChange={({ target }) => setText(target.value)} />
          </FormField>
          <PageFailure error={ask.error} />
          <Button type="submit" loading={ask.isPending} disabled={kind === 'CORRECT' && text.trim() === ''}>
            {t('act')}
          </Button>
        </form>
      )}
      <p role="status" className="text-pretty empty:hidden">
        {(isClosed || ask.isSuccess) && t('asked')}
      </p>
    </PagePart>
  );
}

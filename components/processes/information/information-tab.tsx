'use client';

import { ArrowLeft, FileCheck, History, Scale, Share2 } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { useCan } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { ProcessHistory } from '../history/process-history';
import { ProcessInformation } from './process-information';
import { ProcessParticulars } from './process-particulars';

const views = ['history'] as const;

/** The process's information or its history, each with its own URL. */
export function InformationTab({ process }: { process: ProcessDto }) {
  const t = useTranslations('processHistory');
  const information = useTranslations('processDetails.information');
  const shortlists = useTranslations('shortlists');
  const mayExamine = useCan('candidate:analyse');
  const mayAudit = useCan('administration');
  const [view, setView] = useQueryState('view', parseAsStringLiteral(views).withOptions({ history: 'push' }));
  if (view === 'history') {
    return (
      <div className="max-w-4xl">
        <ViewLink href="?tab=information" onOpen={() => void setView(null)}>
          <ArrowLeft className="size-3.5" aria-hidden="true" />
          {t('back')}
        </ViewLink>
        <h2 className="mt-1 text-lg font-medium">{t('title')}</h2>
        <p className="text-ink-muted mb-4 text-pretty">{t('lead')}</p>
        <ProcessHistory process={process} />
      </div>
    );
  }
  return (
    <>
      <h2 className="mb-3 text-lg font-medium">{information('title')}</h2>
      <div className="flex max-w-6xl flex-col gap-4 xl:flex-row-reverse xl:items-start xl:justify-end xl:gap-6">
        <section aria-label={information('particulars')} className="xl:w-60 xl:shrink-0 xl:pt-4">
          <ProcessParticulars process={process} />
          <div className="mt-3 flex flex-col items-start gap-1">
            <ViewLink href="?tab=information&view=history" onOpen={() => void setView('history')}>
              <History className="size-3.5" aria-hidden="true" />
              {t('title')}
            </ViewLink>
            <Link
              prefetch={false}
              href={`/processes/${process.id}/shortlists`}
              className="text-accent-ink inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm hover:underline"
            >
              <Share2 className="size-3.5" aria-hidden="true" />
              {shortlists('title')}
            </Link>
            {mayExamine && (
              <Link
                prefetch={false}
                href={`/processes/${process.id}/fairness`}
                className="text-accent-ink inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm hover:underline"
              >
                <Scale className="size-3.5" aria-hidden="true" />
                {information('fairness')}
              </Link>
            )}
            {mayAudit && (
              <Link
                prefetch={false}
                href={`/administration/auditor-file?process=${process.id}`}
                className="text-accent-ink inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm hover:underline"
              >
                <FileCheck className="size-3.5" aria-hidden="true" />
                {information('auditorFile')}
              </Link>
            )}
          </div>
        </section>
        <div className="min-w-0 flex-1">
          <ProcessInformation process={process} />
        </div>
      </div>
    </>
  );
}

/** A link that navigates on the client but can be opened in a new tab. */
function ViewLink({ href, onOpen, children }: { href: string; onOpen: () => void; children: ReactNode }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
      className="text-accent-ink inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm hover:underline"
    >
      {children}
    </a>
  );
}

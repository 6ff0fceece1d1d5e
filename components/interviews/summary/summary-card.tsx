import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { SimulationDto } from '@/lib/interviews/simulation-schemas';

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="text-ink-muted text-sm">{title}</h3>
      <div className="mt-1 space-y-1.5">{children}</div>
    </div>
  );
}

function Quote({ children }: { children: ReactNode }) {
  return <blockquote className="border-l-2 pl-2.5 text-pretty break-words">{children}</blockquote>;
}

/** A criterion: what the CV says beside what the interview gave. */
export function SummaryCard({ line }: { line: SimulationDto['summary'][number] }) {
  const t = useTranslations('interviewSimulation');
  const { label, verdict, isRedFlag, evidence, quotes, candidateAsks } = line;
  const { skipped, open, beside, ofOther, unknown, privateLeftOut, staysOpen } = line;
  return (
    <li className="bg-surface break-inside-avoid rounded-lg border px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-medium break-words">{label ?? t('general')}</h2>
        {verdict && <VerdictMark verdict={verdict} redFlag={isRedFlag} />}
      </div>
      <div className="mt-2 grid gap-3 border-t pt-2 sm:grid-cols-2 sm:gap-6">
        <Side title={t('summary.fromCv')}>
          {evidence.map(({ page, quote }) => (
            <Quote key={quote}>
              <q>{quote}</q>{' '}
              <span className="text-ink-muted text-xs whitespace-nowrap">{t('summary.page', { page })}</span>
            </Quote>
          ))}
          {evidence.length === 0 && <p className="text-ink-muted">{t('summary.nothing')}</p>}
        </Side>
        <Side title={t('summary.fromAnswers')}>
          {quotes.map(({ questionId, quote, locale }) => (
            <Quote key={questionId + quote}>
              <q lang={locale}>{quote}</q>
            </Quote>
          ))}
          {candidateAsks.length > 0 && (
            <p className="text-caution-ink">{t('summary.candidateAsks', { count: candidateAsks.length })}</p>
          )}
          {candidateAsks.map(({ questionId, quote, locale }) => (
            <Quote key={questionId}>
              <q lang={locale}>{quote}</q>
            </Quote>
          ))}
          {beside > 0 && <p className="text-caution-ink">{t('summary.beside', { count: beside })}</p>}
          {ofOther > 0 && <p className="text-caution-ink">{t('summary.ofOther', { count: ofOther })}</p>}
          {unknown > 0 && <p>{t('summary.unknown')}</p>}
          {privateLeftOut && <p className="text-ink-muted text-pretty">{t('summary.privateLeftOut')}</p>}
          {skipped > 0 && <p className="text-ink-muted">{t('summary.skipped', { count: skipped })}</p>}
          {staysOpen && unknown === 0 && <p>{t('summary.staysOpen')}</p>}
          {open > 0 && <p className="text-ink-muted">{t('summary.open', { count: open })}</p>}
        </Side>
      </div>
    </li>
  );
}

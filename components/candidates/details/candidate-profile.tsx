'use client';
import { Pencil, Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { fullName } from '@/components/users/full-name';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { detailFields, hiddenDetails, type DetailField } from '@/lib/domain/detail-enums';
import type { DetailCorrectionDto } from '@/lib/domain/detail-schemas';
import { Section } from './section';
import { useCorrectDetail } from './use-correct-detail';
import { useDetailText } from './use-detail-text';

const CorrectDetailForm = lazyPart(() => import('./correct-detail-form').then((module) => module.CorrectDetailForm));

/** Addresses that a program of the reader's machine opens. */
const links: Partial<Record<DetailField, (text: string) => string>> = {
  EMAIL: (email) => `mailto:${email}`,
  PHONE: (phone) => `tel:${phone.replace(/\s/g, '')}`,
};

function Fact({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted flex min-h-6 items-center gap-1 text-sm">
        {name}
        {action}
      </dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

interface DetailProps {
  candidate: CandidateDto;
  field: DetailField;
  /** Null: read only. */
  onCorrect: (() => void) | null;
  onUndo: () => void;
}

/** A field that may be corrected; an unknown one is left out for who may not correct it. */
function Detail({ candidate, field, onCorrect, onUndo }: DetailProps) {
  const t = useTranslations('candidateDetails.correct');
  const text = useDetailText()(field, candidate);
  const correction = candidate.detailCorrections.find((one) => one.field === field);
  if (!text && !onCorrect && !correction) return null;
  const name = t(`field.${field}`);
  const pencil = onCorrect && (
    <IconButton size="sm" className="size-6" label={t('act', { field: name })} onClick={onCorrect}>
      <Pencil aria-hidden="true" />
    </IconButton>
  );
  const href = text && links[field]?.(text);
  return (
    <Fact name={name} action={pencil}>
      {href ? (
        <a href={href} className="inline-flex min-h-6 items-center break-all underline">
          {text}
        </a>
      ) : (
        (text ?? <span className="text-ink-muted">{t('nothing')}</span>)
      )}
      {correction && <CorrectionMark correction={correction} onUndo={onCorrect && onUndo} />}
    </Fact>
  );
}

/** Facts about the candidate. What was read may be corrected; the others are left out where they are unknown. */
export function CandidateProfile({ candidate, mayCorrect }: { candidate: CandidateDto; mayCorrect: boolean }) {
  const t = useTranslations('candidateDetails');
  const format = useFormatter();
  const [corrected, setCorrected] = useState<DetailField | null>(null);
  const { mutate } = useCorrectDetail(candidate);
  const isHidden = (field: DetailField): boolean => candidate.isBlind && hiddenDetails.includes(field);
  return (
    <Section title={t('profile')}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-6 gap-y-2.5">
        {detailFields
          .filter((field) => !isHidden(field))
          .map((field) => (
            <Detail
              key={field}
              candidate={candidate}
              field={field}
              onCorrect={mayCorrect ? () => setCorrected(field) : null}
              onUndo={() => mutate({ undo: field })}
            />
          ))}
        {candidate.applicationSources.length > 0 && (
          <Fact name={t('fact.applicationSources')}>{candidate.applicationSources.join(', ')}</Fact>
        )}
        {candidate.atsId && <Fact name={t('fact.atsId')}>{candidate.atsId}</Fact>}
        <Fact name={t('fact.ownId')}>{candidate.ownId}</Fact>
        <Fact name={t('fact.date')}>{format.dateTime(new Date(candidate.date), { dateStyle: 'long' })}</Fact>
      </dl>
      {candidate.detailCorrections.length > 0 && (
        <p className="text-ink-muted mt-2 text-sm text-pretty">{t('correct.verdictsStay')}</p>
      )}
      {corrected && <CorrectDetailForm candidate={candidate} field={corrected} onClose={() => setCorrected(null)} />}
    </Section>
  );
}

interface CorrectionMarkProps {
  correction: DetailCorrectionDto;
  /** Null: read only. */
  onUndo: (() => void) | null;
}

/** That a field was corrected: by whom, when, what stood there, and what the CV or the ATS says now. */
function CorrectionMark({ correction, onUndo }: CorrectionMarkProps) {
  const t = useTranslations('candidateDetails.correct');
  const format = useFormatter();
  const textOf = useDetailText();
  const { field, by, at, former, read } = correction;
  const [formerText, readText] = [former, read].map((value) => textOf(field, value) ?? t('nothing'));
  const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="text-ink-muted text-sm text-pretty break-words">
      <Badge tone="accent">{t('mark')}</Badge> {t('by', { name: fullName(by), date, former: formerText ?? '' })}{' '}
      {readText !== formerText && t('read', { read: readText ?? '' })}
      {onUndo && (
        <Button variant="ghost" size="sm" className="-ml-2.5" onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          {t('undo', { field: t(`field.${field}`) })}
        </Button>
      )}
    </div>
  );
}

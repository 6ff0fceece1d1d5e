'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { HiddenTextCard } from '@/components/analysis/hidden-text-card';
import { UnreadPartsCard } from '@/components/analysis/unread-parts-card';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { AnalysisDto, TextField } from '@/lib/domain/analysis-schemas';
import { useCan } from '@/components/users/current-user';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { maySplit } from '@/lib/domain/candidate-status';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { acceptsCvs } from '@/lib/domain/process-status';
import { CandidateProfile } from './candidate-profile';
import { ReadingCard } from './reading-card';
import { Section } from './section';
import { SetAsideCard } from './set-aside-card';
import { SharedCvCard } from './shared-cv-card';
import { TextAuthorNote } from './text-author-note';
import { WrittenInNote } from './written-in-note';

interface TextListProps {
  field: Exclude<TextField, 'feedback'>;
  analysis: AnalysisDto | null;
}

/** A list says who wrote it, and in which language, where that is not who wrote the paragraph above. */
function TextList({ field, analysis }: TextListProps) {
  const title = useTranslations('candidateDetails')(field);
  const items = analysis?.[field] ?? [];
  if (!analysis || items.length === 0) return null;
  return (
    <Section title={title}>
      <ul
        lang={analysis.textsBy[field] === 'RULES' ? analysis.locale : undefined}
        className="marker:text-ink-faint max-w-prose list-disc space-y-1 pl-5"
      >
        {items.map((item) => (
          <li key={item} className="text-pretty">
            {item}
          </li>
        ))}
      </ul>
      {analysis.textsBy[field] !== analysis.textsBy.feedback && <TextAuthorNote analysis={analysis} field={field} />}
      {analysis.textsBy.feedback === 'MODEL' && <WrittenInNote analysis={analysis} field={field} />}
    </Section>
  );
}

interface CandidateSummaryProps {
  candidate: CandidateDto;
  processStatus: ProcessStatus;
}

/** Facts from the CV and the texts of the analysis. */
export function CandidateSummary({ candidate, processStatus }: CandidateSummaryProps) {
  const t = useTranslations('candidateDetails');
  const { analysis } = candidate;
  const mayCorrect = useCan('candidate:decide') && processStatus !== 'ARCHIVED';
  const mayUpload = useCan('candidate:upload') && acceptsCvs(processStatus);
  const offersSplit = candidate.setAside.some(({ kind }) => kind === 'PERSON');
  return (
    <>
      {analysis?.feedback && (
        <Section title={t('feedback')}>
          <p
            lang={analysis.textsBy.feedback === 'RULES' ? analysis.locale : undefined}
            className="max-w-prose text-pretty whitespace-pre-line"
          >
            {analysis.feedback}
          </p>
          <TextAuthorNote analysis={analysis} field="feedback" />
          <WrittenInNote analysis={analysis} field="feedback" />
        </Section>
      )}
      <TextList field="strengths" analysis={analysis} />
      <TextList field="weaknesses" analysis={analysis} />
      <TextList field="redFlags" analysis={analysis} />
      <TextList field="tips" analysis={analysis} />
      <SharedCvCard candidate={candidate} mayUndo={mayUpload} />
      <SetAsideCard
        setAside={candidate.setAside}
        action={offersSplit && mayUpload && maySplit(candidate) ? <SplitOffer candidate={candidate} /> : null}
      />
      <HiddenTextCard hiddenText={candidate.hiddenText} />
      <UnreadPartsCard parts={candidate.unreadParts} />
      <ReadingCard pages={candidate.pages} cvKind={candidate.cvKind} />
      <CandidateProfile key={candidate.id} candidate={candidate} mayCorrect={mayCorrect} />
      {candidate.about && (
        <Section title={t('about')}>
          <p className="max-w-prose text-pretty whitespace-pre-line">{candidate.about}</p>
        </Section>
      )}
    </>
  );
}

const SplitDialog = lazyPart(() => import('./split-dialog').then((module) => module.SplitDialog));

/** Opens the dialog that makes two candidates of the file. */
function SplitOffer({ candidate }: { candidate: CandidateDto }) {
  const t = useTranslations('candidatePage.split');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button className="mt-2" onClick={() => setIsOpen(true)}>
        {t('offer')}
      </Button>
      {isOpen && <SplitDialog candidate={candidate} onClose={() => setIsOpen(false)} />}
    </>
  );
}

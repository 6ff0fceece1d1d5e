import { useMutation } from '@tanstack/react-query';
import { Check, Columns3, Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '@/components/cv/save-file';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { PlainCheckbox } from '@/components/ui/plain-checkbox';
import { shortlistLimits } from '@/lib/shortlists/shortlist-limits';
import type { SharedList } from '@/lib/shortlists/shortlist-schemas';
import { CallFailure } from './call-failure';
import { useReviewCalls } from './review-calls';
import { useSharedName } from './use-shared-name';
import { ViewHeading } from './view-heading';

interface SharedCandidatesProps {
  list: SharedList;
  onOpen: (candidateId: string) => void;
  onCompare: (candidateIds: string[]) => void;
}

const { min, max } = shortlistLimits.compared;

/** The candidates of a shortlist, to open one or to compare some. */
export function SharedCandidates({ list, onOpen, onCompare }: SharedCandidatesProps) {
  const t = useTranslations('shortlistPage');
  const format = useFormatter();
  const calls = useReviewCalls();
  const [selected, setSelected] = useState<string[]>([]);
  const pdf = useMutation({
    mutationFn: async () => {
      const file = await calls.pdf?.();
      if (file) saveFile(file, 'shortlist.pdf');
    },
    meta: { successBanner: false, errorBanner: false },
  });
  const mayCompare = selected.length >= min && selected.length <= max;
  const day = list.endsAt && format.dateTime(new Date(list.endsAt), { dateStyle: 'long' });
  return (
    <>
      <ViewHeading>{list.name}</ViewHeading>
      <p className="text-ink-muted mt-1 text-pretty wrap-anywhere">
        {t('lead', { process: list.processName })} {day && t('endsAt', { day })} {list.isBlind && t('list.hidden')}
      </p>
      {list.candidates.length === 0 ? (
        <p className="mt-6">{t('list.empty')}</p>
      ) : (
        <>
          <div className="my-4 flex flex-wrap items-center gap-2">
            {list.candidates.length >= min && (
              <Button
                aria-disabled={!mayCompare || undefined}
                aria-describedby="compare-hint"
                onClick={mayCompare ? () => onCompare(selected) : undefined}
              >
                <Columns3 aria-hidden="true" />
                {t('list.compare', { count: selected.length })}
              </Button>
            )}
            {calls.pdf && (
              <Button loading={pdf.isPending} onClick={() => pdf.mutate()}>
                <Download aria-hidden="true" />
                {t('list.pdf')}
              </Button>
            )}
            {list.candidates.length >= min && (
              <p id="compare-hint" className="text-ink-muted text-sm">
                {t('list.compareHint', { min, max })}
              </p>
            )}
          </div>
          <CallFailure error={pdf.error} />
          <ul className="flex flex-col gap-2">
            {list.candidates.map((one) => (
              <SharedRow
                key={one.candidateId}
                candidate={one}
                isSelected={selected.includes(one.candidateId)}
                onSelect={(isOn) =>
                  setSelected((ids) => (isOn ? [...ids, one.candidateId] : ids.filter((id) => id !== one.candidateId)))
                }
                onOpen={() => onOpen(one.candidateId)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface SharedRowProps {
  candidate: SharedList['candidates'][number];
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
  onOpen: () => void;
}

function SharedRow({ candidate, isSelected, onSelect, onOpen }: SharedRowProps) {
  const t = useTranslations('shortlistPage.list');
  const name = useSharedName()(candidate);
  const { position, met, judged, redFlags, score, answer } = candidate;
  return (
    <li className="bg-surface flex items-stretch rounded-lg border">
      <label className="grid w-12 shrink-0 cursor-pointer place-items-center">
        <span className="sr-only">{t('select', { name })}</span>
        <PlainCheckbox checked={isSelected} onChange={({ target }) => onSelect(target.checked)} />
      </label>
      <button
        type="button"
        onClick={onOpen}
        className="hover:bg-hover flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 rounded-r-lg py-3 pr-4 text-left"
      >
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-medium wrap-anywhere">{name}</span>
          {position && <span className="text-ink-muted block text-sm wrap-anywhere">{position}</span>}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-sm tabular-nums">
          {judged > 0 && <span>{t('met', { met, judged })}</span>}
          {score !== null && <span>{t('score', { score })}</span>}
          {redFlags > 0 && <Badge tone="negative">{t('redFlags', { count: redFlags })}</Badge>}
          {answer && (
            <Badge tone="positive">
              <Check aria-hidden="true" />
              {t('answered')}
            </Badge>
          )}
        </span>
      </button>
    </li>
  );
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ClipboardPaste, FileUp, Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useWarningBeforeUnload } from '@/components/state/use-warning-before-unload';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { AttachedCvs } from './attached-cvs';
import { useFileChoice } from './use-file-choice';

/** See `typeCvSchema`. */
const length = { min: 100, max: 100_000 };

function useTypeCv({ id, processId }: CandidateDto) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      apiRequest({ method: 'PUT', path: `${candidatePath(processId, id)}/cv/text`, body: { text } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.cvs(processId, id) }),
      ]),
  });
}

interface UnreadableCvProps {
  candidate: CandidateDto;
  onReplaceCv: (files: readonly File[]) => void;
  replacing: boolean;
}

/** What can be done about a CV that could not be read: its text typed, another file added or asked for. */
export function UnreadableCv({ candidate, onReplaceCv, replacing }: UnreadableCvProps) {
  const t = useTranslations('candidateDetails.unreadable');
  const fieldId = useId();
  const { text, setText, forget } = useKeptText(`typed-cv.${candidate.id}`);
  const [isOpen, setIsOpen] = useState(false);
  const isTyping = isOpen || text !== '';
  const file = useFileChoice(t('replace'), onReplaceCv);
  const type = useTypeCv(candidate);
  const mail = `mailto:${candidate.email ?? ''}?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(t('body'))}`;
  const trimmed = text.trim().length;
  useWarningBeforeUnload(trimmed > 0);
  return (
    <div className="px-4 pb-4">
      {candidate.statusReason === 'cv.portfolio' && <AttachedCvs candidate={candidate} />}
      <div className="flex flex-wrap gap-2">
        {!isTyping && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            <ClipboardPaste aria-hidden="true" />
            {t('paste')}
          </Button>
        )}
        <Button size="sm" loading={replacing} onClick={file.choose}>
          <FileUp aria-hidden="true" />
          {t('replace')}
        </Button>
        {file.input}
        <Button size="sm" asChild>
          <a href={mail}>
            <Mail aria-hidden="true" />
            {t('ask')}
          </a>
        </Button>
      </div>
      {isTyping && (
        <form
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault();
            type.mutate(text, { onSuccess: forget });
          }}
        >
          <Label htmlFor={fieldId}>{t('field')}</Label>
          <p id={`${fieldId}-hint`} className="text-ink-muted mb-1.5 max-w-prose text-sm text-pretty">
            {t('hint')}
          </p>
          <Textarea
            id={fieldId}
            aria-describedby={`${fieldId}-hint`}
            rows={12}
            maxLength={length.max}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="submit" size="sm" variant="primary" loading={type.isPending} disabled={trimmed < length.min}>
              {t('save')}
            </Button>
            <Button
              size="sm"
              onClick={() => {
                setText('');
                setIsOpen(false);
              }}
            >
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

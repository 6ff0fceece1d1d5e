import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useReportError } from '@/components/query/use-report-error';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CvReplaceReason } from '@/lib/domain/person-traits';
import { ApiError, apiRequest } from '@/lib/http/browser/browser-client';

const ReplaceDialog = lazyPart(() => import('./replace-dialog').then((module) => module.ReplaceDialog));

interface Replacement {
  file: File;
  confirm?: CvReplaceReason;
}

interface Question {
  file: File;
  differs: string[];
}

interface ReplaceCv {
  replacing: boolean;
  replace: (files: readonly File[]) => void;
  /** Where the file looks like another person's CV. */
  question: ReactNode;
}

/**
 * Gives the candidate another CV; it is analysed again, and the old file is kept. One that looks like another person's is
 * asked about first.
 */
export function useReplaceCv(processId: string, candidateId: string): ReplaceCv {
  const t = useTranslations('candidatePage.replace');
  const client = useQueryClient();
  const banner = useBanner();
  const reportError = useReportError();
  const [asking, setAsking] = useState<Question | null>(null);
  const replace = useMutation({
    mutationFn: ({ file, confirm }: Replacement) => {
      const body = new FormData();
      body.append('files', file);
      const query = confirm ? `?confirm=${confirm}` : '';
      return apiRequest({ method: 'PUT', path: `${candidatePath(processId, candidateId)}/cv${query}`, body });
    },
    meta: { successBanner: false, errorBanner: false },
    onSuccess: () => {
      setAsking(null);
      banner.showSuccess(t('done'));
      client.removeQueries({ queryKey: candidateKeys.cvs(processId, candidateId) });
    },
    onError: (error, { file }) => {
      if (error instanceof ApiError && error.code === 'cv.another-person')
        setAsking({ file, differs: error.fields.map(({ path }) => path) });
      else {
        setAsking(null);
        void reportError(error);
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  return {
    replacing: replace.isPending,
    replace: (files) => {
      const [file] = files;
      if (replace.isPending || !file) return;
      if (files.length > 1) banner.showError(t('onlyOne'));
      else replace.mutate({ file });
    },
    question: asking && (
      <ReplaceDialog
        fileName={asking.file.name}
        differs={asking.differs}
        loading={replace.isPending}
        onConfirm={(confirm) => replace.mutate({ file: asking.file, confirm })}
        onClose={() => setAsking(null)}
      />
    ),
  };
}

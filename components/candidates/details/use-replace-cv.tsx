import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useReportError } from '@/components/query/use-report-error';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { lazyPart } from '@/components/ui/lazy-part';
import { expandAdded } from '@/components/uploads/expand-added';
import type { CvReplaceReason } from '@/lib/domain/person-traits';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { findDifferingTraits } from './differing-traits';

const ReplaceDialog = lazyPart(() => import('./replace-dialog').then((module) => module.ReplaceDialog));

/** Whose CV is replaced; another candidate may be open by the time the response comes. */
interface Owner {
  candidateId: string;
  name: string;
}

interface Replacement {
  owner: Owner;
  file: File;
  confirm?: CvReplaceReason;
}

interface Question {
  owner: Owner;
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
export function useReplaceCv(processId: string, open: Owner): ReplaceCv {
  const t = useTranslations('candidatePage.replace');
  const client = useQueryClient();
  const banner = useBanner();
  const reportError = useReportError();
  const [asking, setAsking] = useState<Question | null>(null);
  const [isOpening, setOpening] = useState(false);
  const replace = useMutation({
    mutationFn: ({ owner, file, confirm }: Replacement) => {
      const body = new FormData();
      body.append('files', file);
      const query = confirm ? `?confirm=${confirm}` : '';
      return apiRequest({ method: 'PUT', path: `${candidatePath(processId, owner.candidateId)}/cv${query}`, body });
    },
    meta: { successBanner: false, errorBanner: false },
    onSuccess: (_answer, { owner }) => {
      setAsking(null);
      banner.showSuccess(t('done'));
      client.removeQueries({ queryKey: candidateKeys.cvs(processId, owner.candidateId) });
    },
    onError: (error, { owner, file }) => {
      const differs = findDifferingTraits(error);
      setAsking(differs && { owner, file, differs });
      if (!differs) reportError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  /** The one CV that a person chose or that stands in an archive or a mail. */
  const send = async (added: File) => {
    setOpening(true);
    const { files, notTaken } = await expandAdded([added]);
    setOpening(false);
    const inside = files.length + notTaken.length;
    const [file = added] = files;
    if (inside > 1) banner.showError(t('severalInside', { name: added.name, count: inside }));
    // One that cannot be taken out is refused by the server, which says why.
    else replace.mutate({ owner: open, file });
  };
  return {
    replacing: replace.isPending || isOpening,
    replace: (files) => {
      const [file] = files;
      if (replace.isPending || isOpening || !file) return;
      if (files.length > 1) banner.showError(t('onlyOne'));
      else void send(file);
    },
    question: asking && (
      <ReplaceDialog
        name={asking.owner.name}
        fileName={asking.file.name}
        differs={asking.differs}
        loading={replace.isPending}
        onConfirm={(confirm) => replace.mutate({ owner: asking.owner, file: asking.file, confirm })}
        onClose={() => setAsking(null)}
      />
    ),
  };
}

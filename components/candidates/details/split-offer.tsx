'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

const SplitDialog = lazyPart(() => import('./split-dialog').then((module) => module.SplitDialog));

/** Opens the dialog that makes two candidates of the file. */
export function SplitOffer({ candidate }: { candidate: CandidateDto }) {
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

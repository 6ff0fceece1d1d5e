'use client';

import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { shortlistLimits } from '@/lib/shortlists/shortlist-limits';
import type { CreatedShortlist } from '@/lib/shortlists/shortlist-schemas';

const ShareDialog = lazyPart(() => import('./share-dialog').then((module) => module.ShareDialog));
const LinkMadeDialog = lazyPart(() => import('./link-made-dialog').then((module) => module.LinkMadeDialog));

interface ShareShortlistProps {
  process: Pick<ProcessDto, 'id' | 'name' | 'blindMode' | 'restricted'>;
  candidateIds: readonly string[];
  onDone: () => void;
}

/** Shares chosen candidates with somebody who is asked about them, as many as a shortlist holds. */
export function ShareShortlist({ process, candidateIds, onDone }: ShareShortlistProps) {
  const t = useTranslations('shortlists');
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<CreatedShortlist | null>(null);
  if (candidateIds.length === 0) return null;
  const max = shortlistLimits.candidates;
  const isTooMany = candidateIds.length > max;
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-disabled={isTooMany || undefined}
        onClick={isTooMany ? undefined : () => setOpen(true)}
      >
        <Share2 aria-hidden="true" />
        <span className="max-[96rem]:sr-only">{t('share')}</span>
        {isTooMany && <span>{t('atMost', { max })}</span>}
      </Button>
      {open && (
        <ShareDialog
          process={process}
          candidateIds={candidateIds}
          onCreated={(made) => {
            setOpen(false);
            if (made.link) setCreated(made);
            else onDone();
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {created?.link && (
        <LinkMadeDialog
          link={created.link}
          href={`/processes/${process.id}/shortlists/${created.shortlistId}`}
          onClose={onDone}
        />
      )}
    </>
  );
}

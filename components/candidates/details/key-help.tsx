'use client';

import { useTranslations } from 'next-intl';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

const keys = [
  { act: 'next', keys: ['J', '→'] },
  { act: 'previous', keys: ['K', '←'] },
  { act: 'rate', keys: ['1', '2', '3', '4', '5'] },
  { act: 'reprocess', keys: ['R'] },
  { act: 'help', keys: ['?'] },
] as const;

/** The keys of the candidate's screen. */
export function KeyHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations('candidateDetails.keys');
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t('title')} size="sm">
        <DialogBody className="pb-5">
          <dl className="divide-y">
            {keys.map(({ act, keys: names }) => (
              <div key={act} className="flex items-center justify-between gap-4 py-2">
                <dt>{t(act)}</dt>
                <dd className="flex gap-1">
                  {names.map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

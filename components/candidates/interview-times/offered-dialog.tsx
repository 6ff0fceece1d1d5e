'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import type { OfferedTimes } from '@/lib/interview-times/times-schemas';

interface OfferedDialogProps {
  offered: OfferedTimes;
  onClose: () => void;
}

/** Who was offered times, with the links to hand over, and who was not. */
export function OfferedDialog({ offered: { accepted, refused }, onClose }: OfferedDialogProps) {
  const t = useTranslations('interviewTimes.done');
  const close = useTranslations('common')('close');
  const mailed = accepted.filter(({ link }) => link === null).length;
  const candidate = (number: number | null) => t('candidate', { number: number ?? '–' });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('title')}
        description={accepted.length > 0 ? t('lead', { count: accepted.length }) : t('nobody')}
        size="md"
      >
        <DialogBody className="flex flex-col gap-3">
          {mailed > 0 && <p>{t('mailed', { count: mailed })}</p>}
          {mailed < accepted.length && <p className="text-pretty">{t('handOver')}</p>}
          {accepted.map(
            ({ candidateId, name, ordinalNumber, link }) =>
              link !== null && <CopyField key={candidateId} label={name ?? candidate(ordinalNumber)} value={link} />,
          )}
          {refused.length > 0 && (
            <section>
              <h3 className="font-medium">{t('refused')}</h3>
              <ul className="text-ink-muted">
                {refused.map(({ candidateId, ordinalNumber, reason }) => (
                  <li key={candidateId}>
                    {candidate(ordinalNumber)}: {t(`reason.${reason}`)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{close}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

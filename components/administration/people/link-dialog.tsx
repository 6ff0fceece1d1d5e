'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ShownOnceDialog } from '@/components/ui/shown-once-dialog';
import type { Link } from '@/lib/users/link-schemas';

interface LinkDialogProps {
  title: string;
  /** For whom it is, and what it does. */
  text: string;
  link: Link;
  onClose: () => void;
}

/** A link to hand over, if no mail brings it. It is shown this once. */
export function LinkDialog({ title, text, link, onClose }: LinkDialogProps) {
  const t = useTranslations('administration.people.link');
  const format = useFormatter();
  const until = format.dateTime(new Date(link.expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ShownOnceDialog
      title={title}
      description={text}
      value={link.link}
      label={t('label')}
      note={t('once', { until })}
      guarded={link.mailedTo === null}
      onClose={onClose}
    />
  );
}

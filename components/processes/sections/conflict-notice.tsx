'use client';

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCurrentUser } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { processQueries } from '@/components/queries/processes/process-queries';
import type { FieldText } from './own-version';
import type { ProcessWithEtag } from './section-definition';
import { isSame } from './section-draft';

interface ConflictNoticeProps<Values> {
  serverVersion: ProcessWithEtag;
  fieldTexts: readonly FieldText<Values>[];
  /** What the fields show: the user's input. */
  own: Values;
  read: (process: ProcessDto) => Values;
  onReload: () => void;
  onOverwrite: () => void;
}

/**
 * A conflicting save of this section: who saved, which fields show what is not saved, the server's version, and the choice
 * between them. Both keep the user's input.
 */
export function ConflictNotice<Values>({
  serverVersion,
  fieldTexts,
  own,
  read,
  onReload,
  onOverwrite,
}: ConflictNoticeProps<Values>) {
  const t = useTranslations('processSections.conflict');
  const format = useFormatter();
  const me = useCurrentUser();
  const reload = useRef<HTMLButtonElement>(null);
  const history = useQuery(processQueries.latestChange(serverVersion.answer.id, serverVersion.etag));
  useEffect(() => reload.current?.focus(), []);
  const actor = history.data?.items[0]?.actor;
  const who = actor ? `${actor.firstName} ${actor.lastName}` : '';
  const values = read(serverVersion.answer);
  const unsaved = fieldTexts.filter(({ name }) => !isSame(own[name], values[name])).map(({ label }) => label);
  return (
    <div role="alert" className="bg-caution-soft text-caution-ink mx-5 mt-2 rounded-md px-3 py-2">
      <p className="flex items-start gap-1.5 font-medium">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {actor?.userId === me.userId ? t('byYou') : who ? t('by', { who }) : t('byUnknown')}
      </p>
      <p className="mt-1 text-sm">{t('unsaved', { fields: format.list(unsaved) })}</p>
      <details className="mt-1 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm font-medium">{t('see')}</summary>
        <dl className="mt-1 max-h-40 overflow-y-auto">
          {fieldTexts.map(({ name, label, show }) => (
            <div key={name} className="mt-1">
              <dt className="font-medium">{label}</dt>
              <dd className="break-words whitespace-pre-line">{show(values) || t('empty')}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="mt-1 text-sm">{t('choice')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button ref={reload} size="sm" onClick={onReload}>
          {t('reload')}
        </Button>
        <Button size="sm" onClick={onOverwrite}>
          {t('overwrite')}
        </Button>
      </div>
    </div>
  );
}

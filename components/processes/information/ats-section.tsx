'use client';

import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { atsQueries } from '@/components/ats/queries/ats-queries';
import { AtsLink } from '@/components/fields/processes/ats-link';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useCanAnywhere } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { IntakePanel } from './intake-panel';
import { FactList, InformationSection } from './information-section';

const AtsLinkForm = lazyPart(
  () => import('@/components/ats/link/ats-link-form').then((module) => module.AtsLinkForm),
  () => <Skeleton className="h-24 w-full" />,
);

/** The process's recruitment in the ATS, and what sending a candidate does there. */
export function AtsSection({ process, mayEdit: mayEditProcess }: { process: ProcessDto; mayEdit: boolean }) {
  // The form lists the connections, which belong to no process.
  const mayEdit = useCanAnywhere('process:write') && mayEditProcess;
  const t = useTranslations('ats.link');
  const information = useTranslations('processDetails.information');
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing && mayEdit) {
    return (
      <InformationSection id="ats" title={t('title')}>
        <AtsLinkForm processId={process.id} onClose={() => setEditing(false)} />
      </InformationSection>
    );
  }
  return (
    <InformationSection
      id="ats"
      title={t('title')}
      actions={
        mayEdit && (
          <IconButton
            ref={editButton}
            size="sm"
            label={information('edit', { title: t('title') })}
            onClick={() => setEditing(true)}
          >
            <PenLine aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <AtsFacts process={process} />
      <Intake processId={process.id} />
    </InformationSection>
  );
}

/** Beside the facts of an ATS that is not asked. */
function Intake({ processId }: { processId: string }) {
  const link = useQuery(atsQueries.link(processId)).data?.link;
  return link && !link.reads ? <IntakePanel processId={processId} /> : null;
}

function AtsFacts({ process }: { process: ProcessDto }) {
  const t = useTranslations('ats.link');
  const information = useTranslations('processDetails.information');
  const providers = useTranslations('ats.provider');
  const format = useFormatter();
  const query = useQuery(atsQueries.link(process.id));
  const link = query.data?.link;
  if (query.error && !query.data) return <p className="text-negative-ink">{query.error.message || t('unknown')}</p>;
  if (!query.data) return <Skeleton className="h-10 w-1/2" />;
  const muted = (text: string) => <span className="text-ink-muted">{text}</span>;
  const target = () => {
    if (!link?.target && link?.targetKind !== 'WEBHOOK')
      return <span className="text-caution-ink">{t('targetMissing')}</span>;
    return t(`target.${link.targetKind}`, { name: link.targetName ?? link.target ?? '' });
  };
  const facts = [
    {
      key: 'connection',
      label: t('connection'),
      value: link
        ? t('connectionName', { name: link.connectionName, provider: providers(`${link.provider}.name`) })
        : muted(information('notLinked')),
    },
    { key: 'atsId', label: information('atsId'), value: process.externalProcessId && <AtsLink process={process} /> },
    { key: 'target', label: t('selected'), value: link && target() },
    {
      key: 'lastSync',
      label: t('lastSync'),
      value:
        link?.reads &&
        (link.lastSyncAt
          ? format.dateTime(new Date(link.lastSyncAt), { dateStyle: 'medium', timeStyle: 'short' })
          : muted(t('neverSynced'))),
    },
    { key: 'extended', label: t('extendedShort'), value: information(process.extendedAtsIntegration ? 'on' : 'off') },
  ];
  return <FactList facts={facts.filter(({ value }) => Boolean(value))} />;
}

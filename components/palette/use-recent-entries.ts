import { useQueries } from '@tanstack/react-query';
import { ListChecks, User } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { candidateQuery } from '@/components/queries/candidates/candidate-queries';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useCurrentUser } from '@/components/users/current-user';
import { ApiError } from '@/lib/http/browser/browser-client';
import type { PaletteEntry } from './palette-entry';
import { removeRecentPlace, readRecentPlaces, type RecentPlace } from './recent-places';
import { useResultEntries } from './use-result-entries';

const shown = 3;

/** Recent places except the current one; names are filled in as they load. */
export function useRecentEntries(): PaletteEntry[] {
  const t = useTranslations('common');
  const pathname = usePathname();
  const { userId } = useCurrentUser();
  const { toProcessEntry, toCandidateEntry } = useResultEntries();
  const [places] = useState(() => readRecentPlaces(userId).filter(({ path }) => path !== pathname));
  const recent = places.slice(0, shown);
  const isProcess = ({ candidateId }: RecentPlace) => candidateId === null;
  const processPlaces = recent.filter(isProcess);
  const processes = useQueries({
    queries: processPlaces.map(({ processId }) => processQueries.detail(processId)),
  });
  const candidatePlaces = recent.filter((place) => !isProcess(place));
  const candidates = useQueries({
    queries: candidatePlaces.map(({ processId, candidateId }) =>
      candidateQuery(processId, candidateId ?? '', { peek: true }),
    ),
  });

  const failures = [
    ...processPlaces.map(({ path }, index) => ({ path, error: processes[index]?.error })),
    ...candidatePlaces.map(({ path }, index) => ({ path, error: candidates[index]?.error })),
  ].filter(({ error }) => error);
  useEffect(() => {
    for (const { path, error } of failures) if (isGone(error)) removeRecentPlace(userId, path);
  });

  const entries = new Map<string, PaletteEntry>();
  for (const [index, { path }] of processPlaces.entries()) {
    const process = processes[index]?.data;
    if (process) entries.set(path, toProcessEntry(process));
  }
  for (const [index, { path }] of candidatePlaces.entries()) {
    const candidate = candidates[index]?.data;
    if (candidate) entries.set(path, toCandidateEntry(candidate));
  }
  const failed = new Set<string>(failures.map(({ path }) => path));
  return recent
    .filter(({ path }) => !failed.has(path))
    .map((place) => ({
      icon: isProcess(place) ? ListChecks : User,
      label: t('loading'),
      href: place.path,
      ...entries.get(place.path),
      id: `recent:${place.path}`,
    }));
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

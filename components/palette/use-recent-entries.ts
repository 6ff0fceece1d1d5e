'use client';

import { useQueries } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { candidateQuery } from '@/components/candidates/candidate-queries';
import { processQueries } from '@/components/processes/process-queries';
import { useCurrentUser } from '@/components/users/current-user';
import { ApiError } from '@/lib/http/browser-client';
import type { PaletteEntry } from './palette-entry';
import { forgetRecentPlace, readRecentPlaces, type RecentPlace } from './recent-places';
import { useFoundEntries } from './use-found-entries';

const shown = 5;

/** The last places but the one that is open; their names are asked for, those that are known are there at once. */
export function useRecentEntries(): PaletteEntry[] {
  const pathname = usePathname();
  const { userId } = useCurrentUser();
  const { ofProcess, ofCandidate } = useFoundEntries();
  const [places] = useState(() => readRecentPlaces(userId).filter(({ path }) => path !== pathname));
  const wanted = places.slice(0, shown);
  const isProcess = ({ candidateId }: RecentPlace) => candidateId === null;
  const quietly = { meta: { errorBanner: false } };
  const processPlaces = wanted.filter(isProcess);
  const processes = useQueries({
    queries: processPlaces.map(({ processId }) => ({ ...processQueries.detail(processId), ...quietly })),
  });
  const candidatePlaces = wanted.filter((place) => !isProcess(place));
  const candidates = useQueries({
    queries: candidatePlaces.map(({ processId, candidateId }) =>
      candidateQuery(processId, candidateId ?? '', { peek: true }),
    ),
  });

  const gone = [
    ...processPlaces.filter((_, index) => isGone(processes[index]?.error)),
    ...candidatePlaces.filter((_, index) => isGone(candidates[index]?.error)),
  ];
  useEffect(() => {
    for (const { path } of gone) forgetRecentPlace(userId, path);
  });

  const entries = new Map<string, PaletteEntry>();
  for (const [index, { path }] of processPlaces.entries()) {
    const process = processes[index]?.data;
    if (process) entries.set(path, ofProcess(process));
  }
  for (const [index, { path }] of candidatePlaces.entries()) {
    const candidate = candidates[index]?.data;
    if (candidate) entries.set(path, ofCandidate(candidate));
  }
  return wanted.flatMap(({ path }) => {
    const entry = entries.get(path);
    return entry ? [entry] : [];
  });
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

import { z } from 'zod';
import { candidateFilters } from '@/lib/domain/candidate-filters';
import { candidateList, loadCandidateSearchParams, toCandidateFilters } from '@/lib/candidates/search/search-params';
import { hostileValues, longValue } from '@/tests/hostile-values';
import { processFilters } from '@/lib/domain/process-filters';
import { loadProcessSearchParams, processList, toProcessFilters } from '@/lib/processes/search-params';
import { filterBody, filterQuery } from './filter-schemas';
import { paramsOf, type FilterSet } from './filter-set';
import { readFilters } from './read-filters';

const good = [
  'Łódź',
  ' React ',
  '5',
  '1e2',
  '80',
  'NEW,SEEN',
  'ACTIVE',
  'c:MET,d',
  '2026-03-01',
  '2026-03-01T10:00:00Z',
];
const ids = ['0198f2d0-0000-7000-8000-000000000001', '0198f2d0-0000-0000-0000-000000000001', '0'.repeat(32)];
const long = [longValue, 'ż'.repeat(100), '😀'.repeat(200), '😀'.repeat(201), `${'x'.repeat(199)}😀`];
const values = [...Object.values(hostileValues), ...good, ...ids, ...long.map((value) => encodeURIComponent(value))];

const lists = [
  [
    'candidates',
    candidateFilters,
    candidateList.urlKeys,
    (url: string) => toCandidateFilters(loadCandidateSearchParams(url)),
  ],
  ['processes', processFilters, processList.urlKeys, (url: string) => toProcessFilters(loadProcessSearchParams(url))],
] as const;

const cases = lists.flatMap(([list, filters, urlKeys, load]) =>
  Object.entries(filters as FilterSet).flatMap(([key, filter]) =>
    paramsOf(key, filter).map((name) => ({ list, name, filters: filters as FilterSet, filter, urlKeys, load })),
  ),
);

test.each(cases)('a page of $list reads $name as the API does, and drops what it refuses', (each) => {
  const { name, filters, filter, load } = each;
  const query = z.object(filterQuery(filters));
  const urlName = (each.urlKeys as Record<string, string>)[name] ?? name;
  for (const value of values) {
    const found = load(`?${urlName}=${value}`) as Record<string, unknown>;
    expect(z.object(filterBody(filters)).safeParse(found)).toEqual({ success: true, data: found });
    // A list's page keeps the valid ones of several values, which the API refuses together.
    if ('values' in filter || filter.kind === 'texts' || filter.kind === 'stars') continue;
    const given = new URLSearchParams(`${name}=${value}`).get(name) ?? '';
    const { data } = query.safeParse({ [name]: given.trim() === '' ? undefined : given });
    const accepted = (data as Record<string, unknown> | undefined)?.[name];
    expect([value, found[name]]).toEqual([value, accepted === '' ? undefined : accepted]);
  }
});

test.each(['\0', 'a\0b', 'half \ud83d', '\udc00', 'cv\u202efdp', 'x'.repeat(201)])(
  'the phrase %j is not set',
  (value) => {
    expect(readFilters(candidateFilters, { searchPhrase: value, cities: [value, 'Łódź'] })).toEqual({
      cities: ['Łódź'],
    });
  },
);

/** @jest-environment jsdom */
import { render, renderHook } from '@testing-library/react';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { TestProviders } from '@/tests/render';
import { useCandidateColumns } from './candidate-columns';

const options = {
  hrefOf: () => '/',
  onRate: null,
  selectable: false,
  labels: {},
  criteria: [],
  visible: [],
  hits: {},
  similar: [],
  onVerdict: null,
  blindMode: false,
};

/** What the list shows in its column about the ATS. */
function inAts(externalProcessStatus: CandidateListItem['externalProcessStatus'], locale: Locale) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <TestProviders locale={locale}>{children}</TestProviders>
  );
  const { result } = renderHook(() => useCandidateColumns(options as never), { wrapper });
  const column = result.current.find(({ id }) => id === 'inAts');
  const cell = column?.cell as (context: unknown) => React.ReactNode;
  return render(cell({ row: { original: { externalProcessStatus } } })).container.textContent;
}

test.each([
  ['NOT_APPLICABLE', 'N/A', 'Nie dotyczy'],
  ['NOT_SENT', 'No', 'Nie'],
  ['SENT', 'Yes', 'Tak'],
] as const)('whether somebody was sent to the ATS is said in a word: %s', (status, english, polish) => {
  expect([inAts(status, 'en'), inAts(status, 'pl')]).toEqual([english, polish]);
});

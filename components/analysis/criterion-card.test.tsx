/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CvFocusProvider } from '@/components/cv/cv-focus';
import { CvHighlights } from '@/components/cv/cv-highlights';
import { highlightsByPage } from '@/components/cv/highlight-map';
import type { CriterionVerdictDto, Unstable } from '@/lib/domain/analysis-schemas';
import { renderWithProviders } from '@/tests/render';
import { CriterionCard } from './criterion-card';
import { ScoreSpreadNote } from './score-spread-note';

function verdictOf(criterionId: string, text: string, quote: string): CriterionVerdictDto {
  const criterion = { criterionId, kind: 'REQUIREMENT', text, importance: 4, necessity: 'REQUIRED' } as const;
  const place = { languageLevel: null, locationType: null, budgetMaxMinor: null, budgetCurrency: null };
  const boxes = [{ left: 0.1, top: 0.2, width: 0.3, height: 0.02 }];
  return {
    id: `v-${criterionId}`,
    criterion: { ...criterion, ...place },
    verdict: 'MET',
    engineVerdict: 'MET',
    correction: null,
    confidence: 0.9,
    second: null,
    worthALook: false,
    toCheck: false,
    unstable: null,
    reason: 'The CV says so.',
    evidence: [{ id: `e-${criterionId}`, page: 1, start: 0, end: quote.length, quote, boxes }],
  };
}

const verdicts = [verdictOf('a', 'Java', 'Java 21'), verdictOf('b', 'Kafka', 'Apache Kafka')];
const labels = new Map(verdicts.map(({ criterion }) => [criterion.criterionId, criterion.text]));

function renderBoth(onShowQuote = () => undefined) {
  renderWithProviders(
    <CvFocusProvider>
      <CvHighlights highlights={highlightsByPage(verdicts).get(1) ?? []} labels={labels} showAll={false} />
      <ul aria-label="Verdicts">
        {verdicts.map((verdict) => (
          <CriterionCard
            view="airy"
            key={verdict.id}
            verdict={verdict}
            label={verdict.criterion.text}
            onShowQuote={onShowQuote}
          />
        ))}
      </ul>
    </CvFocusProvider>,
  );
}

const card = (name: string) => screen.getByRole('heading', { name }).closest('li');
const mark = (quote: string) => screen.getByRole('option', { name: new RegExp(`^Quote “${quote}”`) });

test('hovering a mark in the CV highlights only its criterion', async () => {
  const user = userEvent.setup();
  renderBoth();
  await user.hover(mark('Apache Kafka'));
  expect(card('Kafka')).toHaveAttribute('data-active', 'true');
  expect(card('Java')).not.toHaveAttribute('data-active');
  await user.unhover(mark('Apache Kafka'));
  expect(card('Kafka')).not.toHaveAttribute('data-active');
});

test('hovering a criterion highlights its marks in the CV', async () => {
  const user = userEvent.setup();
  renderBoth();
  await user.hover(screen.getByRole('heading', { name: 'Java' }));
  expect(mark('Java 21')).toHaveAttribute('data-active', 'true');
  expect(mark('Apache Kafka')).not.toHaveAttribute('data-active');
});

test('a quote in the list is shown in the CV by click and keyboard', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  renderBoth(() => void asked.push('shown'));
  await user.click(screen.getByRole('button', { name: /Java 21.*p\. 1/ }));
  expect(mark('Java 21')).toHaveAttribute('aria-selected', 'true');
  act(() => screen.getByRole('button', { name: /Apache Kafka.*p\. 1/ }).focus());
  await user.keyboard('{Enter}');
  expect(mark('Apache Kafka')).toHaveAttribute('aria-selected', 'true');
  expect(mark('Java 21')).toHaveAttribute('aria-selected', 'false');
  expect(asked).toHaveLength(2);
});

test('a mark selected in the CV is pressed in the list', async () => {
  const user = userEvent.setup();
  renderBoth();
  await user.click(mark('Apache Kafka'));
  expect(screen.getByRole('button', { name: /Apache Kafka.*p\. 1/ })).toHaveAttribute('aria-pressed', 'true');
  expect(card('Kafka')).toHaveAttribute('data-active', 'true');
});

test('arrow keys move between the marks of a page and highlight their criteria, Enter selects', async () => {
  const user = userEvent.setup();
  renderBoth();
  await user.tab();
  const marks = screen.getByRole('listbox', { name: 'Quotes on this page' });
  expect(marks).toHaveFocus();
  expect(marks).toHaveAttribute('aria-activedescendant', mark('Java 21').id);
  expect(card('Java')).toHaveAttribute('data-active', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marks).toHaveAttribute('aria-activedescendant', mark('Apache Kafka').id);
  expect(card('Kafka')).toHaveAttribute('data-active', 'true');
  expect(card('Java')).not.toHaveAttribute('data-active');
  await user.keyboard('{Enter}');
  expect(mark('Apache Kafka')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}');
  expect(marks).toHaveAttribute('aria-activedescendant', mark('Java 21').id);
  await user.tab();
  expect(marks).not.toHaveFocus();
});

test('says what the other engine found, where it is worth a look', () => {
  const [first] = verdicts;
  if (!first) throw new Error('No verdict.');
  const second = { engine: 'offline', verdict: 'NOT_MET', confidence: 0.9, reason: 'The CV denies it.' } as const;
  renderWithProviders(
    <CvFocusProvider>
      <ul>
        <CriterionCard
          view="airy"
          verdict={{ ...first, second, worthALook: true }}
          label="Far"
          onShowQuote={() => undefined}
        />
        <CriterionCard
          view="airy"
          verdict={{ ...first, second, worthALook: false }}
          label="Near"
          onShowQuote={() => undefined}
        />
      </ul>
    </CvFocusProvider>,
  );
  const [far, near] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(far).toHaveTextContent('Worth a look');
  expect(far).toHaveTextContent('The CV denies it.');
  expect(near).not.toHaveTextContent('Worth a look');
});

test.each([
  ['REQUIREMENT', 'MET', 'Met', true],
  ['REQUIREMENT', 'NOT_MET', 'Not met', true],
  ['REQUIREMENT', 'NO_INFORMATION', 'No information', false],
  ['RED_FLAG', 'MET', 'Found', true],
  ['RED_FLAG', 'NOT_MET', 'Not found', false],
  ['RED_FLAG', 'NO_INFORMATION', 'Not found', false],
] as const)('%s, %s: “%s”, with a percentage: %s', (kind, verdict, word, hasPercentage) => {
  const [first] = verdicts;
  if (!first) throw new Error('No verdict.');
  const judged = { ...first, verdict, criterion: { ...first.criterion, kind } };
  renderWithProviders(
    <CvFocusProvider>
      <ul>
        <CriterionCard view="airy" verdict={judged} label="One" onShowQuote={() => undefined} />
      </ul>
    </CvFocusProvider>,
  );
  expect(card('One')).toHaveTextContent(new RegExp(`^${word}One`));
  expect(/90%/.test(card('One')?.textContent ?? '')).toBe(hasPercentage);
});

test('says which verdicts the runs and the analysis before gave, in words', () => {
  const [first] = verdicts;
  if (!first) throw new Error('No verdict.');
  const runs: Unstable = { runs: ['MET', 'NOT_MET', 'MET'], earlier: null };
  const before: Unstable = { runs: [], earlier: 'NO_INFORMATION' };
  renderWithProviders(
    <CvFocusProvider>
      <ul>
        <CriterionCard view="airy" verdict={{ ...first, unstable: runs }} label="Runs" onShowQuote={() => undefined} />
        <CriterionCard
          view="airy"
          verdict={{ ...first, unstable: before }}
          label="Before"
          onShowQuote={() => undefined}
        />
      </ul>
    </CvFocusProvider>,
  );
  const [byRuns, byBefore] = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(byRuns).toHaveTextContent('Unstable. 3 runs gave different verdicts: Met × 2Not met × 1');
  expect(byBefore).toHaveTextContent('Unstable. The analysis before gave another verdict: No information');
});

test.each([
  [{ low: 61, high: 74, runs: 3, earlier: false }, 'Score between 61 and 74 over 3 runs'],
  [{ low: 61, high: 74, runs: 5, earlier: true }, 'Score between 61 and 74 over 5 runs and the analysis before'],
  [{ low: 61, high: 74, runs: 1, earlier: true }, 'Score between 61 and 74 over this analysis and the one before'],
  [{ low: 70, high: 70, runs: 3, earlier: false }, 'The same score in all 3 runs'],
])('the spread of scores %j', (spread, text) => {
  const { container } = renderWithProviders(<ScoreSpreadNote spread={spread} />);
  expect(container).toHaveTextContent(text);
});

/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { markWidth, mostMarks, VerdictStrip } from './verdict-strip';

const marks = [
  { criterionId: 'java', kind: 'REQUIREMENT', verdict: 'MET', quote: null },
  { criterionId: 'flag', kind: 'RED_FLAG', verdict: 'NOT_MET', quote: null },
] as const;

test('a mark stands in the place of its criterion, and a click filters by it', () => {
  const onVerdict = jest.fn();
  renderWithProviders(
    <VerdictStrip
      verdicts={marks}
      criteria={{ java: 'Java', flag: 'Gaps' }}
      order={['java', 'kotlin', 'flag']}
      onVerdict={onVerdict}
    />,
  );
  const strip = screen.getByRole('img', { name: /^Java: Met; Gaps: / });
  expect(strip).toHaveAttribute('width', String(3 * markWidth));
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.pointerEnter(strip);
  const gaps = screen.getByRole('button', { name: 'Gaps' });
  expect(gaps).toHaveStyle({ left: `${2 * markWidth}px` });
  fireEvent.click(gaps);
  expect(onVerdict).toHaveBeenCalledWith('flag', 'NOT_MET');
});

test('of a hundred criteria the first are drawn, and how many more there are is said', () => {
  const order = Array.from({ length: 100 }, (_, index) => `c${index}`);
  const criteria = Object.fromEntries(order.map((id, index) => [id, `Requirement ${index + 1}`]));
  const verdicts = order.map(
    (criterionId) => ({ criterionId, kind: 'REQUIREMENT', verdict: 'MET', quote: null }) as const,
  );
  renderWithProviders(<VerdictStrip verdicts={verdicts} criteria={criteria} order={order} onVerdict={jest.fn()} />);
  const strip = screen.getByRole('img', { name: /Requirement 100: Met$/ });
  expect(strip).toHaveAttribute('width', String(mostMarks * markWidth));
  expect(screen.getByText(`+${100 - mostMarks}`)).toBeVisible();
  fireEvent.pointerEnter(strip);
  expect(screen.getAllByRole('button')).toHaveLength(mostMarks);
});

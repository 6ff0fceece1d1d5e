/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { markWidth, VerdictStrip } from './verdict-strip';

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
